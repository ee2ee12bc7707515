import { expect, test } from 'vitest'
import { nearIn } from '@/cities/care/town-care'
import { attendsEmergencies, isToConfirm } from '@/cities/facility'
import { keptTextOf, readToldPage } from '@/generator/told-page'
import { REAL_PAGES } from './real-pages'

test('every place of every page is read from its kept text with each value in its own field', () => {
  for (const page of REAL_PAGES) {
    const { care } = page.localResources
    if (!care) throw new Error('a page without places')
    const told = readToldPage(keptTextOf(page))
    expect(care.inTown).toMatchObject(told.inTown)

    const near = [...(care.answer ? [care.answer] : []), ...care.toConfirm, ...care.elsewhere]
    expect(near).toMatchObject(told.near.map(({ facility, isOverWater }) => ({ facility, isOverWater })))
    expect(told.near.map(({ citySlug, km }) => [citySlug, km])).toEqual(
      near.map(({ city, km }) => [city.slug, km === undefined ? null : Math.round(km)]),
    )

    expect(told.inCanton).toEqual(
      care.inCanton.map((facility) => {
        const { name, kind, specialty, maternity, network, level, displayName, hours, outdatedSource } = facility
        return {
          ...{ name, kind, specialty, isToConfirm: isToConfirm(facility) },
          isOverWater: nearIn(page.city, facility).isOverWater,
          ...{ attendsEmergencies: facility.attendsEmergencies, displayName, hours, outdatedSource },
          ...(attendsEmergencies(facility)
            ? { maternity, network, level }
            : { maternity: false, network: null, level: null }),
        }
      }),
    )
  }
})
