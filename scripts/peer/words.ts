/** A page's own words as Markdown: headings, paragraphs, lists, links and closed parts; what only the layout needs goes. */
export function markdownOf(html: string): string {
  const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? []
  const [, main = ''] = /<main[^>]*>(.*?)<\/main>/s.exec(html) ?? []
  const body = main
    .replace(/<h1[^>]*>.*?<\/h1>/s, '')
    .replace(/<(svg|script|style|form|button|template)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/\s+/g, ' ')
    .replace(/<(\/?)(\w+)([^>]*)>/g, (_, end: string, name: string, attributes: string) =>
      KEPT.has(name) ? `<${end}${name}${/ href="[^"]*"/.exec(attributes)?.[0] ?? ''}>` : '',
    )
    .replace(
      /<h([2-4])>(.*?)<\/h\1>/g,
      (_, level: string, text: string) => `\n\n${'#'.repeat(Number(level))} ${text}\n\n`,
    )
  return `---\ntitle: ${JSON.stringify(withoutTags(title))}\n---\n\n${body}\n`
}

function withoutTags(html: string): string {
  return html.replace(/<[^>]*>/g, '')
}

const KEPT = new Set(
  'h2 h3 h4 p ul ol li a strong em dl dt dd details summary table thead tbody tr th td blockquote time'.split(' '),
)
