import { useQuery } from '@tanstack/react-query'
import { useReviews } from '@/admin/drafts/use-reviews'
import { releaseQuery } from '@/admin/publication/release/use-release'
import { useFacilitiesToConfirm } from '@/admin/publication/use-facilities-to-confirm'
import { useToGenerate, useWaiting } from '@/admin/publication/use-waiting'
import { pageQueries } from '@/data/generated-pages'
import { sessionQuery, signUpsQuery } from '@/data/session'
import { env } from '@/env'
import { pagesWithoutReview, type ReadinessFact, readinessFacts, type WhatTheDeskSees } from './readiness'

/** What should hold before the site is provisioned again, as far as it has been read. */
export function useReadiness(readBy: WhatTheDeskSees['readBy']): ReadinessFact[] {
  const { data: permission } = useQuery(sessionQuery())
  const { data: areSignUpsOpen } = useQuery(signUpsQuery())
  const { data: records } = useQuery(pageQueries.all())
  const { reviews } = useReviews()
  const { data: published } = useQuery(releaseQuery())
  const release = published?.state === 'known' ? published.release : undefined
  return readinessFacts({
    unset: env.unset,
    // Nobody can sign yet.
    isSigned: false,
    readBy,
    facilitiesToConfirm: useFacilitiesToConfirm().count,
    recordsToReview: records?.filter(({ awaitsEditor }) => awaitsEditor).length,
    pagesWithoutReview: release && reviews && pagesWithoutReview(release, reviews),
    waitingPages: useWaiting().pages?.length,
    pagesToGenerate: useToGenerate().pages?.length,
    isAdminOpen: permission?.publicAdmin,
    areSignUpsOpen,
  })
}
