// Finds the texts of components that break when a browser translates the page (src/shared/ui/README.md).
import path from 'node:path';
import ts from 'typescript';

/** Components that render their children without an element of their own. */
const WITHOUT_ELEMENT = /^(Fragment|Suspense|StrictMode|Activity|\w*Context|\w*Provider)$/;

/** Names of values that must reach people as they are: names, what is stitched, numbers of orders and accounts, codes, the brand. */
const AS_IS = new Set(
  (
    'SHOP_NAME orderNumber transactionId reference discountCode taxId guide code secret verifyToken holder bank document actor ' +
    'firstName lastName customerName customerEmail personalization keychainPersonalization asTyped email phone'
  ).split(' '),
);

const TEXT =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.TypeParameter |
  ts.TypeFlags.Any |
  ts.TypeFlags.Unknown;

/**
 * Returns each text that is not the only child of its element, each component that returns a bare text, and each value of `AS_IS` in an
 * element without `translate="no"`. `files`: absolute paths of `.tsx` files.
 * @param {string[]} files
 * @param {ts.CompilerOptions} options
 * @returns {{ file: string, line: number, rule: 'only-child' | 'translate-no', text: string }[]}
 */
export function findTextChildren(files, options) {
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  return files.flatMap((file) => problemsOf(program.getSourceFile(file), checker));
}

/** The options of `tsconfig.json` and the components that it includes, without tests. */
export function readProject(folder) {
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(folder, 'tsconfig.json'),
    { types: ['vite/client'] },
    ts.sys,
  );
  const files = config.fileNames.filter((file) => /\/(src|parts)\/.*(?<!\.test)\.tsx$/.test(file));
  return { files, options: config.options };
}

function problemsOf(source, checker) {
  const problems = [];
  const report = (node, rule) =>
    problems.push({
      file: source.fileName,
      line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
      rule,
      text: node.getText(source).replace(/\s+/g, ' ').slice(0, 80),
    });
  const visit = (node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      for (const child of bareTexts(node, checker)) report(child, 'only-child');
      for (const child of translatedValues(node)) report(child, 'translate-no');
    } else if (ts.isFunctionLike(node) && /^([A-Z][a-z]|render$)/.test(nameOf(node))) {
      const signature = checker.getSignatureFromDeclaration(node);
      if (mayBeText(checker.getReturnTypeOfSignature(signature))) report(node.name ?? node.parent, 'only-child');
    }
    ts.forEachChild(node, visit);
  };
  const mayBeText = (type) => hasText(type, checker);
  visit(source);
  return problems;
}

/** The children that may be a text, unless the only child of an element or excluded from translation. */
function bareTexts(element, checker) {
  if (isUntranslated(element)) return [];
  const children = childrenOf(element);
  const isOnlyChild = children.length === 1 && !WITHOUT_ELEMENT.test(tagOf(element));
  return children.filter((child) => {
    if (ts.isJsxText(child)) return !isOnlyChild;
    if (!ts.isJsxExpression(child)) return false;
    const type = checker.getTypeAtLocation(child.expression);
    // `ReactNode` as the only child is checked where it is passed.
    return hasText(type, checker) && (!isOnlyChild || isListOfTexts(type, checker));
  });
}

/** The values of `AS_IS` among the children, unless an element around them is excluded from translation. */
function translatedValues(element) {
  if (['title', 'option'].includes(tagOf(element))) return [];
  for (let node = element; node; node = node.parent) if (ts.isJsxElement(node) && isUntranslated(node)) return [];
  return element.children.filter((child) => ts.isJsxExpression(child) && AS_IS.has(lastName(child.expression)));
}

/** Without what JSX drops: comments, and line breaks with their indentation. */
function childrenOf(element) {
  return element.children.filter((child) => {
    if (ts.isJsxText(child)) return !child.containsOnlyTriviaWhiteSpaces;
    return !ts.isJsxExpression(child) || child.expression !== undefined;
  });
}

const tagOf = (element) => (ts.isJsxElement(element) ? element.openingElement.tagName.getText() : 'Fragment');

const isUntranslated = (element) =>
  ts.isJsxElement(element) &&
  element.openingElement.attributes.properties.some((attribute) => attribute.name?.getText() === 'translate');

function nameOf(declaration) {
  if (declaration.name) return declaration.name.getText();
  return ts.isVariableDeclaration(declaration.parent) ? declaration.parent.name.getText() : '';
}

/** 'orderNumber' of `order.orderNumber!`. */
function lastName(expression) {
  if (!expression) return '';
  if (ts.isNonNullExpression(expression) || ts.isParenthesizedExpression(expression))
    return lastName(expression.expression);
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : '';
}

/** React renders neither '' nor booleans; a 0 is visible, and a mistake of another kind. */
function hasText(type, checker, depth = 0) {
  if (depth > 8) return false;
  if (type.isUnion()) return type.types.some((one) => hasText(one, checker, depth + 1));
  if (isFalsy(type)) return false;
  if (type.flags & TEXT) return true;
  const item = itemOf(type, checker);
  return item !== undefined && hasText(item, checker, depth + 1);
}

const isFalsy = (type) =>
  (type.isStringLiteral() && type.value === '') ||
  (type.isNumberLiteral() && type.value === 0) ||
  (type.flags & ts.TypeFlags.BigIntLiteral) !== 0;

/** The type of the items of an array or another iterable; undefined for anything else. */
function itemOf(type, checker) {
  if (type.symbol?.name === 'Iterable') return checker.getTypeArguments(type)[0];
  return checker.getIndexTypeOfType(type, ts.IndexKind.Number);
}

/** `string[]`, but not `ReactNode`, which also includes lists. */
function isListOfTexts(type, checker) {
  const parts = type.isUnion() ? type.types : [type];
  if (parts.some((part) => part.symbol?.name === 'Iterable')) return false;
  return parts.some((part) => {
    const item = part.flags & TEXT ? undefined : itemOf(part, checker);
    return item !== undefined && hasText(item, checker);
  });
}
