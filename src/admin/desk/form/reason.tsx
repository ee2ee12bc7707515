import { TextField } from '@/ui/form/TextField'

type ReasonFieldProps = { reason: string; onType: (reason: string) => void }

/**
 * Asks why something is changed. The history shows the answer beside the change, so it is no part of what the form
 * saves: pass `reasonToSend(reason)` to the write, and empty the field after it. `useRowForm` keeps it with the draft.
 */
export function ReasonField({ reason, onType }: ReasonFieldProps) {
  return (
    <TextField
      label="Motivo del cambio (opcional)"
      hint="Queda en el historial, para los editores: «Llamó el distrito»."
      maxLength={MOST}
      value={reason}
      onType={onType}
    />
  )
}

/** Returns a reason as the database takes it; undefined for none. It refuses signs that cannot be seen. */
export function reasonToSend(typed: string): string | undefined {
  const seen = typed.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()
  return seen === '' ? undefined : seen
}

const MOST = 200

/** Control characters, invisible signs and the letters that are drawn as nothing (supabase/migrations, `reason`). */
const UNSEEN = /[\p{C}\u{115F}\u{1160}\u{2028}\u{2029}\u{3164}\u{FFA0}]/gu
