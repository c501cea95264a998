import { newerStyles, stylesIn } from './check-styles';

describe('newerStyles', () => {
  it.each([
    ['a property', 'field-sizing: content;', ['field-sizing']],
    ['a value', 'width: stretch;', ['width: stretch']],
    ['a function', 'color: color-mix(in srgb, red, blue);', ['color-mix()']],
    ['a colour from another', 'color: rgb(from var(--a) r g b / 50%);', ['colour from another']],
    ['a unit', 'min-height: 100dvh;', ['1dvh']],
    ['a unit in a calculation', 'height: calc(100svh - 10px);', ['1svh']],
    ['a selector', '&:has(input:checked) { color: red; }', [':has']],
    ['a pseudo-element', '&::details-content { color: red; }', [':details-content']],
    ['an at-rule', '@container (width > 10px) { color: red; }', ['@container']],
    ['a media feature', '@media (scripting: none) { color: red; }', ['(scripting)']],
    ['a range of a media feature', '@media (width <= 600px) { color: red; }', ['(width < 1px)']],
    ['what is nested', 'a { b { & > i { accent-color: red; } } }', ['accent-color']],
    ['what has a fallback of another property', 'width: 1px; min-height: 100dvh;', ['1dvh']],
    ['what comes before its fallback', 'height: 100dvh; height: 100vh;', ['1dvh']],
    ['what has a fallback as new', 'height: 100dvh; height: 100svh;', ['1dvh', '1svh']],
  ])('finds %s', (_what, css, found) => {
    expect(newerStyles(css)).toEqual(found);
  });

  it.each([
    'min-height: 100vh; min-height: 100dvh;',
    '-webkit-text-size-adjust: 100%; text-size-adjust: 100%;',
    '@supports (width: stretch) { width: stretch; }',
    'display: grid; gap: 1px; inset: 0; aspect-ratio: 1; width: clamp(1px, 2vw, max(3px, 1em));',
    '@media (prefers-reduced-motion: reduce) and (min-width: 600px) { animation: none; }',
    '&:focus-visible, &:is(a, b):where(c)::before { content: "color-mix() 100dvh :has"; }',
    '--color-mix: 1; color: var(--dvh, red); background: url(100dvh);',
  ])('passes %s', (css) => {
    expect(newerStyles(css)).toEqual([]);
  });
});

describe('stylesIn', () => {
  const found = (code: string) => stylesIn(code, 'Part.tsx').flatMap(newerStyles);

  it.each([
    ['an element', 'const A = styled.div`height: 100dvh;`;'],
    [
      'an element with properties',
      'const A = styled.div<{ $a: boolean }>`${mixin}\n  color: ${red};\n  height: 100dvh;`;',
    ],
    ['a component with attributes', 'const A = styled(Link).attrs({ a: 1 })`height: 100dvh;`;'],
    [
      'a block of a breakpoint',
      'const A = styled.p`\n  ${from(600)} {\n    ${Link}:hover & { height: 100dvh; }\n  }\n`;',
    ],
    ['a part', 'const a = css`height: 100dvh;`;'],
    ['a part inside of another', 'const A = styled.p`${({ $a }) => $a && css`height: 100dvh;`}`;'],
    ['declarations as a text', "const A = styled.p`${({ $a }) => $a && 'height: 100dvh;'}`;"],
    ['an animation', 'const a = keyframes`from { height: 100dvh; }`;'],
    ['the whole page', 'export const style = compact(`body { height: 100dvh; }`);'],
  ])('reads %s', (_what, code) => {
    expect(found(code)).toEqual(['1dvh']);
  });

  it('reads no other texts', () => {
    expect(
      stylesIn('const a = `${count} de ${limit}: listo`; const b = "100dvh"; const c = graphql`{ a }`;', 'a.ts'),
    ).toEqual([]);
  });
});
