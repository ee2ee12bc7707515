import { buttonStyle } from '@/ui/button/button-style'

/**
 * The button that starts and stops reading aloud. It works before the app and without it (read-aloud.ts), and stays
 * invisible where the device has no Spanish voice of its own.
 */
export function ListenButton() {
  return (
    <button
      type="button"
      data-listen=""
      className={`invisible in-data-voice:visible print:hidden ${buttonStyle('secondary')}`}
    >
      <span className="in-data-reading:hidden">Escuchar</span>{' '}
      <span className="hidden in-data-reading:inline">Detener la voz</span>
    </button>
  )
}
