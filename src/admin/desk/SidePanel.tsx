import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '@/ui/Icon'

/** From this width on a panel has room beside its list; the same width is in desk.css. */
const BESIDE = '(width >= 64rem)'

type ListWithPanelProps = {
  /** The list, which stays as it is while the panel is open. */
  list: ReactNode
  /** A `SidePanel`, or nothing. */
  panel: ReactNode
}

/** A list, and beside it the panel of one of its items. */
export function ListWithPanel({ list, panel }: ListWithPanelProps) {
  return (
    <div className="desk-split">
      <div className="min-w-0">{list}</div>
      {panel}
    </div>
  )
}

type SidePanelProps = {
  title: string
  onClose: () => void
  children: ReactNode
}

/**
 * One item of a list: beside the list on a wide screen, over it on a phone. Escape closes it, and the focus returns to
 * where it was. It is a dialog, modal only where it covers the list.
 */
export function SidePanel({ title, onClose, children }: SidePanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const isBeside = useIsBeside()
  useEffect(() => {
    const opener = document.activeElement
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  useEffect(() => {
    const panel = dialog.current
    if (isBeside) panel?.show()
    else panel?.showModal()
    heading.current?.focus({ preventScroll: true })
    return () => panel?.close()
  }, [isBeside])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      className="side-panel border border-line bg-paper text-ink"
      onCancel={(event) => {
        // Closing is the screen's to decide: what was typed may not be saved.
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isBeside || event.defaultPrevented) return
        event.preventDefault()
        onClose()
      }}
    >
      <div className="side-panel-head flex items-center justify-between gap-2 border-b border-line py-1 pl-4">
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" onClick={onClose} aria-label="Cerrar el panel" className="size-11 shrink-0 rounded-md">
          <Icon name="close" />
        </button>
      </div>
      <div className="p-4">{children}</div>
    </dialog>
  )
}

function useIsBeside(): boolean {
  const [isBeside, setIsBeside] = useState(() => window.matchMedia(BESIDE).matches)
  useEffect(() => {
    const media = window.matchMedia(BESIDE)
    const follow = () => setIsBeside(media.matches)
    media.addEventListener('change', follow)
    return () => media.removeEventListener('change', follow)
  }, [])
  return isBeside
}
