import { type ComponentType, useEffect } from 'react'
import { lazily } from '@/ui/lazily'
import { AsBuilt } from './AsBuilt'
import { useLeft } from './use-built'

/**
 * A page, or a part of one, of which nothing needs the app: links, closed parts, and what the page's own script moves
 * (src/app/last-script.ts). Where it came built the app leaves it unchanged, and neither fetches its code nor walks through its
 * elements. `onLeave` is called when it goes.
 */
export function leftAsBuilt<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onLeave?: () => void,
): ComponentType<Props> {
  const Drawn = lazily(load)
  return (props) => {
    const left = useLeft()
    useEffect(() => onLeave, [])
    // Without a box of its own, in which nothing could stick to the screen.
    return (
      <AsBuilt from={left ? undefined : props} className="contents">
        {(props) => <Drawn {...props} />}
      </AsBuilt>
    )
  }
}
