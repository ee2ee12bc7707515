import type { ReactNode, Ref } from 'react'
import { AsBuilt } from '@/built/AsBuilt'
import { SECTIONS } from '@/cited/sections'
import { TableOfContents } from '@/ui/TableOfContents'
import { BuiltMap } from '@/visitor/map/BuiltMap'
import { BuiltKeep } from '@/visitor/offline/BuiltKeep'
import { useExposedQuestions } from './exposed-questions'

/** The parts of a city's page, in reading order. */
type CityParts = Record<'head' | 'breadcrumbs' | 'header' | 'answers' | 'content' | 'related', ReactNode>

type CityFrameProps = {
  /** Undefined where the page came built: its words are there, what they were made from is not. */
  drawn: CityParts | undefined
  ref?: Ref<HTMLDivElement>
}

/** A city's page. On a phone in order of urgency; on a desk with where to go and the contents beside the text. */
export function CityFrame({ drawn, ref }: CityFrameProps) {
  return (
    <div ref={ref}>
      {drawn?.head}
      <AsBuilt from={drawn}>{({ breadcrumbs }) => breadcrumbs}</AsBuilt>
      <article className="city-page mt-1 grid gap-y-6 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-x-12 lg:gap-y-10">
        <AsBuilt from={drawn}>{({ header }) => header}</AsBuilt>
        <AsBuilt from={drawn} className="lg:col-start-2 lg:row-start-1">
          {({ answers }) => answers}
        </AsBuilt>
        <div className="lg:col-start-2 lg:row-start-2">
          <div className="lg:sticky lg:top-20">
            <TableOfContents items={SECTIONS} />
          </div>
        </div>
        <AsBuilt from={drawn} className="lg:col-start-1 lg:row-start-2">
          {({ content }) => content}
        </AsBuilt>
        <AsBuilt from={drawn} className="lg:col-span-2">
          {({ related }) => related}
        </AsBuilt>
      </article>
      {drawn === undefined && <BuiltParts />}
    </div>
  )
}

/** What a page that came built still has to do. */
function BuiltParts() {
  useExposedQuestions(undefined)
  return (
    <>
      <BuiltKeep />
      <BuiltMap />
    </>
  )
}
