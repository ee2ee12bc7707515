import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { CareNear } from '@/cities/care/nearest-care'
import { nearIn, type TownCare } from '@/cities/care/town-care'
import type { City } from '@/cities/city'
import { attendsEmergencies, type Facility, isToConfirm } from '@/cities/facility'
import { whereText } from '@/cities/names/also-called'
import { cityFacts } from './city-facts'
import { shownProvince } from './gazetteer'
import type { GeneratedContent } from './generated-content'
import { hospitalNotes } from './material/town-notes'

/**
 * Returns a hash of what a page says, in 32 hexadecimal characters. The page's own dates and scores are left out, so
 * that generating it again tomorrow changes nothing; a change in any other word changes the hash.
 */
export function contentHash(content: GeneratedContent): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(keyContent(content))))).slice(0, 32)
}

/** Everything that a page says. An array and not an object, so that the order of the values does not depend on how the content was built. */
function keyContent(content: GeneratedContent) {
  const { hospitals, care, emergencyContacts, googleMapsUrl } = content.localResources
  const { author, reviewedBy } = content.geoSchema
  return [
    content.pageType,
    content.title,
    content.metaDescription,
    content.h1,
    content.uniqueContent,
    hospitals,
    care ? keyCare(care, content.city) : [],
    emergencyContacts.map(({ name, phone, description }) => [name, phone, description]),
    googleMapsUrl,
    content.references.map(({ title, organization, url, year }) => [title, organization, url ?? '', year]),
    content.internalLinks.map(({ text, url, type }) => [text, url, type]),
    content.breadcrumbs.map(({ label, url }) => [label, url]),
    [author.name, author.url, reviewedBy.name, reviewedBy.jobTitle],
    cityFacts(content.city),
  ]
}

/**
 * The facilities as a page shows them: all details for those in town or for an emergency, with the town and the province
 * of those outside it, and what is told of them and of the road to them; one line for those elsewhere in the canton.
 */
function keyCare({ inTown, inCanton, answer, toConfirm, elsewhere }: TownCare, own: City) {
  return [
    inTown.map(keyFacility),
    inCanton.map((facility) => keyNamed(nearIn(own, facility))),
    [...(answer ? [answer] : []), ...toConfirm, ...elsewhere].map(({ facility, city, km, isOverWater, road }) => [
      keyFacility(facility),
      city.slug,
      km === undefined ? null : Math.round(km),
      isOverWater,
      whereText(facility, city),
      shownProvince(city),
      ...(road === undefined ? [] : [road]),
      ...hospitalNotes({ facility, city }).map(({ text }) => text),
    ]),
  ]
}

/**
 * A facility that a page only names: what it is, whether to ask before going, whether it lies on another island and, for
 * an emergency, what else helps to choose it.
 */
function keyNamed({ facility, isOverWater }: CareNear) {
  const { name, kind, specialty, maternity, network, level, displayName, hours } = facility
  const forEmergencies = attendsEmergencies(facility) ? [maternity, network, level] : [false, null, null]
  return [
    ...[name, kind, isToConfirm(facility), isOverWater, specialty],
    ...[...forEmergencies, facility.attendsEmergencies, displayName, hours],
    ...outdated(facility),
  ]
}

function keyFacility(facility: Facility) {
  const { name, kind, specialty, maternity, network, level, address, addressYear, latitude, longitude } = facility
  const { confidence, status, sources, checkedOn, displayName, hours } = facility
  return [
    ...[name, kind, specialty, maternity, network, level, address, addressYear, latitude, longitude],
    ...[facility.attendsEmergencies, confidence, status, sources, checkedOn, displayName, hours],
    ...outdated(facility),
  ]
}

/** How old its sources are. At the end of the list, and absent where they are recent. */
function outdated({ outdatedSource }: Facility): string[] {
  return outdatedSource === null ? [] : [outdatedSource]
}
