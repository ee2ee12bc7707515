import { type ComponentType, useEffect } from 'react'
import { lazily } from '@/ui/lazily'
import { AsBuilt } from './AsBuilt'
import { useLeft } from './use-built'

/**
 * Returns a component for a page, or a part of one, that needs nothing of the app: links, closed parts, and what the
 * page's own script handles (src/app/last-script.ts). Where its HTML came from the build, the app leaves it unchanged,
 * and neither fetches its code nor hydrates its elements. `onLeave` is called when the component unmounts.
 */
export function leftAsBuilt<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onLeave?: () => void,
): ComponentType<Props> {
  const Drawn = lazily(load)
  return (props) => {
    const left = useLeft()
    useEffect(() => onLeave, [])
    // The wrapper has no box of its own, because inside one nothing could stick to the screen.
    return (
      <AsBuilt from={left ? undefined : props} className="contents">
        {(props) => <Drawn {...props} />}
      </AsBuilt>
    )
  }
}
