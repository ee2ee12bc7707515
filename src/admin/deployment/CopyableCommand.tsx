import { useState } from 'react'
import { Button } from '@/ui/button/Button'

/**
 * A command to run elsewhere, with a copy button. Where the clipboard is denied, the text asks to copy it by hand: one
 * click selects all of it (`select-all`).
 */
export function CopyableCommand({ command, label }: { command: string; label: string }) {
  const [status, setStatus] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(command)
      setStatus('Copiado.')
    } catch (error) {
      console.warn('Clipboard denied', error)
      setStatus('Error copiando al portapapeles: seleccione el comando y cópielo a mano.')
    }
  }
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <code className="block max-w-full min-w-0 grow basis-60 select-all rounded-md border border-line bg-paper px-3 py-2 text-sm wrap-anywhere">
          {command}
        </code>
        <Button variant="secondary" onClick={() => void copy()}>
          Copiar<span className="sr-only"> el comando de {label}</span>
        </Button>
      </div>
      <p role="status" className="text-sm empty:hidden">
        {status}
      </p>
    </div>
  )
}
