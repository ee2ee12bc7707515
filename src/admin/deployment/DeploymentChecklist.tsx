import { useEffect, useState } from 'react'
import { fromStorage } from '@/admin/desk/unsaved/from-storage'
import { env } from '@/env'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/button/Button'
import { CheckField } from '@/ui/form/CheckField'
import { Field } from '@/ui/form/Field'
import { type DeploymentCheck, deploymentChecks } from './deployment-checks'

const CHECKS = deploymentChecks(env.siteUrl)
const NOTICE_MS = 4000

/** The checks that only a person can make before the site is provisioned again. Their state is saved in this browser. */
export function DeploymentChecklist() {
  const dns = useSavedCheck('dns_ok')
  const proxy = useSavedCheck('proxy_ok')
  const ssl = useSavedCheck('ssl_ok')
  const notes = useSavedText('deployment_notes')
  const checks = { dns_ok: dns, proxy_ok: proxy, ssl_ok: ssl }
  const allVerified = CHECKS.every(({ key }) => checks[key].isChecked)
  const isSaved = [dns, proxy, ssl, notes].every((value) => value.isSaved)
  return (
    <>
      <p>Tres comprobaciones a mano: abra cada una, ejecute su comando, mire el resultado y márquela.</p>
      {!isSaved && (
        <p role="status" className="font-semibold">
          Este navegador no permite guardar: lo que marque o escriba aquí se perderá al cerrar la página.
        </p>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {CHECKS.map((check) => (
          <CheckRow
            key={check.key}
            check={check}
            isVerified={checks[check.key].isChecked}
            onToggle={checks[check.key].check}
          />
        ))}
      </ul>
      <Field label="Notas">
        {(field) => (
          <textarea {...field} rows={3} value={notes.text} onChange={(event) => notes.save(event.target.value)} />
        )}
      </Field>
      <ReadyButton enabled={allVerified} />
    </>
  )
}

/** How many of the checks are marked in this browser. */
export function ChecklistState() {
  const checks = [useSavedCheck('dns_ok'), useSavedCheck('proxy_ok'), useSavedCheck('ssl_ok')]
  return `${checks.filter(({ isChecked }) => isChecked).length} de ${checks.length} verificadas`
}

type CheckRowProps = { check: DeploymentCheck; isVerified: boolean; onToggle: (isVerified: boolean) => void }

function CheckRow({ check: { label, explanation, command }, isVerified, onToggle }: CheckRowProps) {
  return (
    <li>
      <details>
        <summary className="min-h-11 py-2">
          <h3 className="mr-3 inline text-base">{label}</h3>
          <Badge tone={isVerified ? 'green' : 'neutral'}>{isVerified ? 'Verificado' : 'Pendiente'}</Badge>
        </summary>
        <div className="space-y-2 pb-4">
          <p>{explanation}</p>
          <CopyableCommand command={command} label={label} />
          <CheckField checked={isVerified} onChange={onToggle}>
            Marcar como verificado<span className="sr-only">: {label}</span>
          </CheckField>
        </div>
      </details>
    </li>
  )
}

function ReadyButton({ enabled }: { enabled: boolean }) {
  const [presses, setPresses] = useState(0)
  useEffect(() => {
    if (presses === 0) return
    const timer = setTimeout(() => setPresses(0), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [presses])
  return (
    <div className="mt-3 space-y-3">
      <Button disabled={!enabled} onClick={() => setPresses(presses + 1)}>
        Listo para reprovisión
      </Button>
      {!enabled && <p className="text-sm text-ink-soft">Se activa cuando las tres comprobaciones están marcadas.</p>}
      <div role="alert">
        {presses > 0 && (
          <p className="rounded-md bg-good-band px-4 py-3 font-semibold text-good-ink">
            Las tres comprobaciones están hechas: el sitio está listo para reprovisión.
          </p>
        )}
      </div>
    </div>
  )
}

/**
 * A command to run elsewhere, with a copy button. Where the clipboard is denied, the text asks to copy it by hand: one
 * click selects all of it (`select-all`).
 */
function CopyableCommand({ command, label }: { command: string; label: string }) {
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

/**
 * A text that this browser's storage saves under `key`, and that follows what another tab writes there. `isSaved` is
 * false where storage is denied: the text then lasts only as long as the page.
 */
function useSavedText(key: string): { text: string; save: (text: string) => void; isSaved: boolean } {
  const [state, setState] = useState(() => {
    const text = fromStorage(() => localStorage.getItem(key) ?? '')
    return { text: text ?? '', isSaved: text !== undefined }
  })
  useEffect(() => {
    // A `key` of null means that the whole storage was cleared.
    const hearOtherTab = ({ key: written, newValue }: StorageEvent) => {
      if (written === null || written === key) setState({ text: newValue ?? '', isSaved: true })
    }
    window.addEventListener('storage', hearOtherTab)
    return () => window.removeEventListener('storage', hearOtherTab)
  }, [key])
  const write = (text: string) => {
    localStorage.setItem(key, text)
    return true
  }
  return { ...state, save: (text) => setState({ text, isSaved: fromStorage(() => write(text)) ?? false }) }
}

/** The state of a checkbox, saved as `useSavedText` saves a text. */
function useSavedCheck(key: string) {
  const { text, save, isSaved } = useSavedText(key)
  return { isChecked: text === '1', check: (isChecked: boolean) => save(isChecked ? '1' : '0'), isSaved }
}
