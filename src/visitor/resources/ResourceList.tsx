import { startTransition, useEffect, useRef, useState } from 'react'
import type { City } from '@/cities/city'
import { Button } from '@/ui/button/Button'
import { formatNumber } from '@/visitor/directory/population'
import { CityResources } from './CityResources'

type ResourceListProps = {
  cities: readonly City[]
  withHospital: readonly City[]
  /** Where those begin that the reader has just asked for. */
  newFrom?: number
  /** As it stood before: a browser that goes back looks for its place at once. */
  atOnce: boolean
}

/** One card for each city; beyond what the country has today, a part at a time. */
export function ResourceList({ cities, withHospital, newFrom, atOnce }: ResourceListProps) {
  const [limit, setLimit] = useState(PART)
  const list = useRef<HTMLUListElement>(null)
  const shown = useGrowing(Math.min(limit, cities.length), atOnce ? PART : STEP)
  useEffect(() => {
    if (newFrom === undefined) return
    // What was pressed is gone, and the focus with it, unless the reader has gone on: it goes to the first that is new.
    if (document.activeElement === document.body)
      list.current?.children[newFrom]?.querySelector('a')?.focus({ preventScroll: true })
  }, [newFrom])
  const showMore = () => {
    // The last press takes the button away.
    if (limit + PART >= cities.length) list.current?.focus({ preventScroll: true })
    setLimit(limit + PART)
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} className="space-y-4">
        {cities.slice(0, shown).map((city) => (
          <CityResources key={city.id} city={city} withHospital={withHospital} />
        ))}
      </ul>
      {limit < cities.length && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="secondary" onClick={showMore}>
            Mostrar más ciudades
          </Button>
          <span className="text-ink-soft">
            {formatNumber(limit)} de {formatNumber(cities.length)}
          </span>
        </p>
      )}
    </>
  )
}

/** More than the 222 of today. */
const PART = 240

/**
 * Rises to a number of cards, a few each frame: two hundred at once keep a slow phone from answering for a third of a second.
 * (With `content-visibility` they would come at once, and be paid for with tasks of more than 50 ms while it scrolls.)
 */
function useGrowing(target: number, from: number): number {
  const [grown, setGrown] = useState(from)
  useEffect(() => {
    if (grown >= target) return
    const frame = requestAnimationFrame(() => startTransition(() => setGrown(grown + STEP)))
    return () => cancelAnimationFrame(frame)
  }, [grown, target])
  return Math.min(grown, target)
}

const STEP = 12
