import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { GeneratedContent } from './generated-content'

/**
 * 32 characters that stand for what a page says. Dates and scores are left out, so that generating a page again tomorrow
 * changes nothing; any other word of it does.
 */
export function contentHash(content: GeneratedContent): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(keyContent(content))))).slice(0, 32)
}

/** An array, not an object: its order is ours, whoever built the content. */
function keyContent(content: GeneratedContent) {
  const { hospitals, emergencyContacts, googleMapsUrl } = content.localResources
  const { author, reviewedBy } = content.geoSchema
  return [
    content.pageType,
    content.title,
    content.metaDescription,
    content.h1,
    content.uniqueContent,
    hospitals,
    emergencyContacts.map(({ name, phone, description }) => [name, phone, description]),
    googleMapsUrl,
    content.references.map(({ title, organization, url, year }) => [title, organization, url ?? '', year]),
    content.internalLinks.map(({ text, url, type }) => [text, url, type]),
    content.breadcrumbs.map(({ label, url }) => [label, url]),
    [author.name, author.url, reviewedBy.name, reviewedBy.jobTitle],
  ]
}
