import { ChangingText } from '@/ui/ChangingText'
import { useSaidLater } from '@/ui/use-said-later'

const PAUSE_MS = 500

/**
 * Says how much of a list is shown. It waits until typing pauses, or a screen reader would announce it at every key.
 */
export function ListStatus({ text }: { text: string }) {
  return (
    <p role="status" className="mt-4 tabular-nums">
      <ChangingText>{useSaidLater(text, PAUSE_MS)}</ChangingText>
    </p>
  )
}
