import type { QueryKey } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { MarkReviewed } from '@/admin/drafts/detail/MarkReviewed'
import { draftOf } from '@/admin/drafts/draft'
import { draftRows } from '@/admin/drafts/draft-rows'
import { readView } from '@/admin/drafts/draft-view'
import { ReviewsNotice } from '@/admin/drafts/list/ReviewsNotice'
import { RestorePlan } from '@/admin/history/restore/RestorePlan'
import { ReadOnlyNote } from '@/admin/session/ReadOnlyNote'
import type { PageReview } from '@/data/record/page-reviews'
import { realPage } from '../../generator/real-cities'
import { quietDesk } from '../quiet-desk'

// Node has no canvas to measure the text of the previews.
vi.mock('@/admin/preview/measure-text', () => ({ measureIn: () => (text: string) => text.length }))

const SESSION: QueryKey = ['session']
const REVIEWS: QueryKey = ['page-reviews']
const UNSIGNED: QueryKey = ['revisions', 'unsigned']
const RELEASE = { restoresRelease: '2026-11-20T12:18:03Z' }
const PLAN: QueryKey = ['revisions', 'restore', RELEASE]
const NOBODY = { user: null, isEditor: false, mayEdit: false, publicAdmin: false }
const EDITOR = { user: { id: 'e', email: 'e@portal.test' }, isEditor: true, mayEdit: true, publicAdmin: false }

const shown = draftOf(realPage('cuenca/misoprostol'))
const parts = {
  note: <ReadOnlyNote />,
  mark: (reviews?: PageReview[]) => {
    const [draft] = draftRows([shown], [], reviews)
    return draft && <MarkReviewed draft={draft} />
  },
  notice: (query: string) => <ReviewsNotice view={readView(new URLSearchParams(query))} />,
  restoring: (
    <RestorePlan source={RELEASE} screen="/admin/historial/1" isContinued={false} isHeld={false} onRestore={() => {}} />
  ),
}

describe('data that only editors may see is not shown as empty', () => {
  test('when nobody is signed in: the database returns no rows, which does not mean that there are none', () => {
    const { client, says } = quietDesk()
    client.setQueryData(SESSION, NOBODY)
    for (const [key, none] of [
      [REVIEWS, []],
      [UNSIGNED, new Set()],
      [PLAN, []],
    ] as const)
      client.setQueryData(key, none)
    expect(says(parts.mark())).toContain('Las revisiones las ven los editores: inicie sesión. Iniciar sesión')
    expect(says(parts.mark())).not.toContain('Nadie ha marcado')
    for (const asked of ['revision=pendiente', 'registro=sin-sesion'])
      expect(says(parts.notice(asked))).toContain('Las revisiones las ven los editores: inicie sesión.')
    expect(says(parts.notice('registro=cambiado'))).toBe('')
    expect(says(parts.restoring)).toContain('Las revisiones anteriores las ven los editores: inicie sesión.')
    expect(says(parts.restoring)).not.toContain('nada que restaurar')
  })

  test('when it could not be read: the desk says so and offers a retry', async () => {
    const { client, fail, says } = quietDesk()
    client.setQueryData(SESSION, EDITOR)
    await Promise.all([REVIEWS, UNSIGNED, PLAN].map(fail))
    expect(says(parts.mark())).toContain('No se pudieron leer las revisiones: no se sabe si alguien revisó este texto.')
    expect(says(parts.notice(''))).toMatch(/No se pudo leer quién revisó y quién escribió las páginas.*Reintentar/)
    expect(says(parts.restoring)).toMatch(/No se pudo comparar con la base de datos.*Reintentar/)
  })

  test('but an editor to whom the database returns no rows is told that there are none', () => {
    const { client, says } = quietDesk()
    client.setQueryData(SESSION, EDITOR)
    client.setQueryData(REVIEWS, [])
    client.setQueryData(UNSIGNED, new Set())
    client.setQueryData(PLAN, [])
    expect(says(parts.mark([]))).toContain('Nadie ha marcado como revisado este texto.')
    expect(says(parts.notice('revision=pendiente'))).toBe('')
    expect(says(parts.restoring)).toContain('No hay nada que restaurar.')
  })
})

test('whoever may not save is told before pressing the button, and only a visitor to sign in', () => {
  const { client, says } = quietDesk()
  client.setQueryData(SESSION, NOBODY)
  expect(says(parts.note).trim()).toBe('Sin iniciar sesión la base de datos rechazará este cambio. Iniciar sesión')
  client.setQueryData(SESSION, { ...EDITOR, isEditor: false, mayEdit: false })
  expect(says(parts.note).trim()).toMatch(/^Su cuenta no está en la lista de editores: [^.]*\.$/)
  client.setQueryData(SESSION, EDITOR)
  expect(says(parts.note)).toBe('')
})

test('a review is said to be one’s own, of another account, whose address is not told, or of nobody who signed in', () => {
  const { client, says } = quietDesk()
  client.setQueryData(SESSION, EDITOR)
  client.setQueryData(UNSIGNED, new Set())
  const { city, pageType, contentHash } = shown
  const by = (reviewedBy: string | null) => {
    const reviewedAt = '2026-11-20T12:18:03Z'
    const review = { id: 'r', cityId: city.id, pageType, contentHash, note: 'Leída', reviewedAt, reviewedBy }
    client.setQueryData(REVIEWS, [review])
    return says(parts.mark([review]))
  }
  expect(by('e')).toContain(', por e@portal.test (usted): «Leída»')
  expect(by('0123456789')).toContain(', por la cuenta 01234567: «Leída»')
  expect(by(null)).toContain(', por alguien sin sesión')
})
