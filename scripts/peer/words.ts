import { type DefaultTreeAdapterTypes, html as namespaces, parse } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode

/**
 * Returns a page's own words as Markdown: headings, paragraphs, lists, links and closed parts. Elements that only the
 * layout needs are left out.
 */
export function markdownOf(html: string): string {
  const document = parse(html)
  const title = textOf(find(document, 'h1'))
  const main = find(document, 'main')
  return `---\ntitle: ${JSON.stringify(title)}\n---\n\n${main ? written(main.childNodes) : ''}\n`
}

function written(nodes: readonly Node[]): string {
  return nodes.map(writtenNode).join('')
}

function writtenNode(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return escaped(node.value.replaceAll(/\s+/g, ' '))
  if (!isElement(node) || LEFT_OUT.has(node.tagName) || node.namespaceURI !== namespaces.NS.HTML) return ''
  const words = written(node.childNodes)
  const level = ['h2', 'h3', 'h4'].indexOf(node.tagName) + 2
  if (level > 1) return `\n\n${'#'.repeat(level)} ${words}\n\n`
  if (!KEPT.has(node.tagName)) return words
  const href = node.attrs.find(({ name }) => name === 'href')
  return `<${node.tagName}${href ? ` href="${escaped(href.value)}"` : ''}>${words}</${node.tagName}>`
}

function find(node: { childNodes: readonly Node[] }, tag: string): Element | undefined {
  for (const child of node.childNodes) {
    if (!isElement(child)) continue
    const found = child.tagName === tag ? child : find(child, tag)
    if (found) return found
  }
  return undefined
}

function textOf(element: Element | undefined): string {
  return (element?.childNodes ?? [])
    .map((node) => (isElement(node) ? textOf(node) : 'value' in node ? node.value : ''))
    .join('')
}

function isElement(node: Node): node is Element {
  return 'tagName' in node
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

const LEFT_OUT = new Set(['h1', 'script', 'style', 'form', 'button', 'template'])
const KEPT = new Set(
  'p ul ol li a strong em dl dt dd details summary table thead tbody tr th td blockquote time'.split(' '),
)
