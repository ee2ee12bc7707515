import { type DefaultTreeAdapterTypes, parse, serializeOuter } from 'parse5'
import type { Shell } from '../../src/built/built-document.ts'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode

/**
 * Returns what the built pages take from the app's own document (`index.html` as the bundler wrote it). Its title, its
 * words for the time of waiting and those for a browser without scripts are left out, because they belong only to the
 * empty document.
 */
export function readShell(html: string): Shell {
  const elements = childElements(childElements(parse(html)).find(isA('html')))
  const head = childElements(elements.find(isA('head')))
  const body = childElements(elements.find(isA('body')))
  const isApp = (element: Element) =>
    attributeOf(element, 'type') === 'module' || attributeOf(element, 'rel') === 'modulepreload'
  return {
    head: head
      .filter((element) => !isApp(element) && !isA('title')(element))
      .map((element) => serializeOuter(element))
      .join('\n    '),
    app: [...head, ...body]
      .filter(isApp)
      .map((element) => serializeOuter(element))
      .join(''),
    scripts: body
      .filter((element) => isA('script')(element) && !isApp(element))
      .flatMap((element) => attributeOf(element, 'src') ?? []),
    styles: head
      .filter((element) => attributeOf(element, 'rel') === 'stylesheet')
      .flatMap((element) => attributeOf(element, 'href') ?? []),
  }
}

/** Returns the text of the scripts that are written into a document itself. Blocks of data are not scripts. */
export function inlineScripts(html: string): string[] {
  return [...elementsIn(parse(html))]
    .filter((element) => element.tagName === 'script' && element.attrs.length === 0)
    .map(({ childNodes }) => childNodes.map((child) => ('value' in child ? child.value : '')).join(''))
}

function* elementsIn(node: { childNodes: Node[] }): Generator<Element> {
  for (const child of childElements(node)) {
    yield child
    yield* elementsIn(child)
  }
}

function childElements(node: { childNodes: Node[] } | undefined): Element[] {
  return (node?.childNodes ?? []).filter((child) => 'tagName' in child)
}

function isA(tag: string): (element: Element) => boolean {
  return ({ tagName }) => tagName === tag
}

function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}
