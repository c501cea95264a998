/** The shop and what it sells. */
const SHOP = `
  sigerist panalera panaleras mochila mochilas bolso bolsos maleta maletas morral lonchera cambiador organizador portachupeta
  portadocumentos biberon chupeta llavero cobija pompon bordado bordados bordada bordadas bordar costura taller tienda
  multifuncional viajera`;

/** The country, its departments and their capitals. */
const COUNTRY = `
  colombia colombiano colombiana paisa costeno costena amazonas leticia antioquia medellin arauca atlantico barranquilla
  bolivar cartagena boyaca tunja caldas manizales caqueta florencia casanare yopal cauca popayan cesar valledupar choco quibdo
  cordoba monteria cundinamarca bogota guainia inirida guaviare sanjose huila neiva guajira riohacha magdalena santamarta meta
  villavicencio villavo narino pasto santander cucuta putumayo mocoa quindio armenia risaralda pereira sanandres providencia
  bucaramanga sucre sincelejo tolima ibague valledelcauca cali vaupes mitu vichada puertocarreno envigado`;

/** Words about family, babies, affection and time. */
const FAMILY = `
  bebe bebes bebesita bebecita bebita nene nena nino nina mama mami mamita papa papi papito hijo hija hijos hermano hermana
  abuela abuelo familia amor amores amorcito teamo teadoro tequiero mucho mibebe miamor minena minene mivida micielo corazon
  princesa principe reina linda lindo preciosa precioso hermosa hermoso bonita bonito bendicion angelito navidad feliz
  felicidad cumpleanos enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre contrasena
  clave bienvenido bienvenida`;

/** Words that are common in local passwords; the longest first, so that no word takes a part out of a longer one. */
export const LOCAL_WORDS: readonly string[] = `${SHOP} ${COUNTRY} ${FAMILY}`
  .trim()
  .split(/\s+/)
  .sort((a, b) => b.length - a.length);
