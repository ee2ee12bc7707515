import { buttonStyle } from '@/ui/button/button-style'

/** Works before the app and without it (read-aloud.ts); where the device has no voice of its own it is not seen. */
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
