import { useEffect, useState } from 'react'
import { useBuilt } from '@/built/built'

/** The time this page was opened. A page that was built earlier knows it one moment later: its HTML has the build's time. */
export function useNow(): Date | undefined {
  const built = useBuilt()
  const [now, setNow] = useState(built && typeof document !== 'undefined' ? undefined : () => new Date())
  useEffect(() => {
    if (built) setNow(new Date())
  }, [built])
  return now
}
