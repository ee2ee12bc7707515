import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ChoiceField } from '@/admin/desk/ChoiceField'
import { dateTime } from '@/admin/desk/date-time'
import { deskPaths } from '@/admin/desk/desk-paths'
import { Unread } from '@/admin/desk/reading/Unread'
import { TYPE_LABELS } from '@/admin/drafts/draft-words'
import { publicationQueries, type SeenRelease } from '@/data/publications'
import { counted } from '@/generator/spanish'
import { paths } from '@/paths'
import { TapLink } from '@/ui/link/TapLink'
import { compareReleases, type ReleaseChange } from './compare-releases'

/** Compares two of the releases that were kept: lists the city pages that changed for readers from one to the other. */
export function ReleaseComparison() {
  const { data: releases, isError, refetch } = useQuery(publicationQueries.releases())
  const [chosen, setChosen] = useState<{ before?: string; after?: string }>({})
  const [newest, older] = releases ?? []
  if (!releases && isError)
    return (
      <Section>
        <Unread onRetry={() => void refetch()}>No se pudieron leer las publicaciones guardadas.</Unread>
      </Section>
    )
  if (!releases || !newest) return null
  if (!older)
    return (
      <Section>
        <p>Hay una sola publicación guardada ({dateTime(newest.builtAt)}): con la próxima se podrá comparar.</p>
        <WaysBack releases={releases} />
      </Section>
    )
  const after = releases.find(({ builtAt }) => builtAt === chosen.after) ?? newest
  const before = releases.find(({ builtAt }) => builtAt === chosen.before) ?? older
  const choices = releases.map((release) => [release.builtAt, nameOf(release)] as const)
  return (
    <Section>
      <div className="flex flex-wrap gap-4">
        <ChoiceField
          label="De la publicación"
          value={before.builtAt}
          choices={choices}
          onChoose={(builtAt) => setChosen({ ...chosen, before: builtAt })}
        />
        <ChoiceField
          label="A la publicación"
          value={after.builtAt}
          choices={choices}
          onChoose={(builtAt) => setChosen({ ...chosen, after: builtAt })}
        />
      </div>
      <Changes changes={compareReleases(before, after)} />
      <WaysBack releases={releases} />
    </Section>
  )
}

function Section({ children }: { children: ReactNode }) {
  return (
    <section className="space-y-4">
      <h2>Comparar publicaciones</h2>
      {children}
    </section>
  )
}

/** Links each release to the screen that brings back the records as they were then. */
function WaysBack({ releases }: { releases: readonly SeenRelease[] }) {
  return (
    <div>
      <h3>Restaurar los registros de una publicación</h3>
      <ul>
        {releases.map(({ builtAt }) => (
          <li key={builtAt}>
            <TapLink to={deskPaths.release(builtAt)}>Los del {dateTime(builtAt)}</TapLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** «22 nov 2026, 07:18 (a9e995a)». */
function nameOf({ builtAt, commit }: SeenRelease): string {
  return commit ? `${dateTime(builtAt)} (${commit.slice(0, 7)})` : dateTime(builtAt)
}

const SHOWN = 60

function Changes({ changes }: { changes: readonly ReleaseChange[] }) {
  if (changes.length === 0) return <p role="status">Entre las dos, ninguna página de ciudad dice otra cosa.</p>
  return (
    <>
      <p role="status">
        {counted(changes.length, 'página es otra', 'páginas son otras')}
        {changes.length > SHOWN && `; se muestran las primeras ${SHOWN}`}.
      </p>
      <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {changes.slice(0, SHOWN).map(({ slug, pageType, kind }) => (
          <li key={`${slug} ${pageType}`}>
            <TapLink to={paths.cityPage(slug, pageType)}>
              {TYPE_LABELS[pageType]} en {slug}
            </TapLink>{' '}
            <span className="text-sm">{KINDS[kind]}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

const KINDS = { changed: 'cambió', added: 'nueva', removed: 'ya no está' } as const
