import { useLocation } from 'react-router-dom'
import { WEIGHT } from '@/built/page-weight'
import { useBuilt } from '@/built/use-built'
import { paths } from '@/paths'

/**
 * Says how much data it costs to open this page, before the reader does anything. Only the build knows it, so only a
 * built page says it; not `/cerca`, which starts the app by itself, whose files the build does not count.
 */
export function PageWeight() {
  const built = useBuilt()
  const { pathname } = useLocation()
  return built && pathname !== paths.nearby ? (
    <span data-weight>
      {' '}
      <span>{`Esta página: ${WEIGHT} KB`}</span>.
    </span>
  ) : null
}
