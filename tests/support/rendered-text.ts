/** Returns what a reader sees of rendered markup: one text for each block, without tags. */
export function blockTexts(html: string): string[] {
  return html
    .replace(/<\/?(?:article|aside|dd|div|dl|dt|h[1-6]|header|li|nav|ol|p|section|ul)\b[^>]*>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => text !== '')
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
