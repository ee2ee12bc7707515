import { useSaidLater } from '@/ui/use-said-later'

const PAUSE_MS = 500

/** How much of a list is shown: said once the typing pauses, or every key would be read aloud. */
export function ListStatus({ text }: { text: string }) {
  return (
    <p role="status" className="mt-4 tabular-nums">
      {useSaidLater(text, PAUSE_MS)}
    </p>
  )
}
