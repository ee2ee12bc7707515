import { displayName } from '@/cities/city-name'
import { fullProvinceName, realProvince } from '@/cities/provinces'
import type { GeneratedContent } from '@/generator/generated-content'

/** Which town the page is about, and what it says: after the answers, which must not wait for it. */
export function WhatPageIsAbout({ content: { city, metaDescription } }: { content: GeneratedContent }) {
  return (
    <div className="max-w-measure py-2 text-ink-soft text-sm leading-snug">
      <p className="font-semibold">
        {displayName(city)} · {fullProvinceName(realProvince(city.province))} · {city.region}
      </p>
      <p>{metaDescription}</p>
    </div>
  )
}
