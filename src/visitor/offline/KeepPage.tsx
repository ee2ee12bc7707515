import { useEffect, useState } from 'react'
import { workerIsReady } from '@/built/start-worker'
import { env } from '@/env'
import { paths } from '@/paths'
import { Button } from '@/ui/button/Button'
import { canKeep, eraseKeptPage, type KeptPage, keepPage, keptPages } from './kept-pages'
import { keptOn } from './words'

type KeepPageProps = {
  path: string
  /** How the copy is listed: the place or the topic, without the medicine's name. */
  label: string
}

/** Keeps this page on the phone, only when asked, and says what that leaves there. */
export function KeepPage({ path, label }: KeepPageProps) {
  const { state, keep, erase } = useKeptPage(path, label)
  if (!env.offline || state === 'impossible') return null
  const isKept = typeof state === 'object'
  return (
    <div className="space-y-1 print:hidden noscript:hidden">
      {isKept ? (
        <Button variant="secondary" onClick={erase}>
          Borrar la copia guardada
        </Button>
      ) : (
        <Button variant="secondary" aria-disabled={state === 'keeping'} onClick={keep}>
          Guardar para leer sin internet
        </Button>
      )}
      <p role="status" className="text-sm text-ink-soft">
        {isKept ? `Página ${keptOn(state)} en este teléfono; otra persona podría verla. ` : WORDS[state]}
        {isKept && (
          <>
            La borra también «Salida rápida». <a href={paths.essentials}>Ver lo guardado</a>
          </>
        )}
      </p>
    </div>
  )
}

type State = 'not-kept' | 'keeping' | 'failed' | 'erased' | 'impossible'

const WORDS: Record<Exclude<State, 'impossible'>, string> = {
  'not-kept': 'Queda en este teléfono: otra persona podría verla.',
  keeping: 'Guardando…',
  failed:
    'No se pudo guardar: el navegador no lo permite, no hay espacio o falló la conexión. No quedó ninguna copia de esta página.',
  erased: 'Se borró la copia. No borra el historial del navegador.',
}

function useKeptPage(path: string, label: string) {
  const [state, setState] = useState<State | KeptPage>('not-kept')
  useEffect(() => {
    if (!canKeep()) return setState('impossible')
    const look = async () => {
      const copy = await keptCopy(path)
      if (!copy) return
      setState(copy)
      // What is read without a network is what was read last.
      await keepPage(path, label)
      setState((await keptCopy(path)) ?? 'not-kept')
    }
    look().catch((cause: unknown) => console.warn('The kept copy could not be looked up or renewed', cause))
  }, [path, label])

  const keep = async () => {
    if (state === 'keeping') return
    setState('keeping')
    try {
      if (!(await workerIsReady())) throw new Error('There is no worker to answer without a network')
      await keepPage(path, label)
      setState((await keptCopy(path)) ?? 'failed')
    } catch (cause) {
      console.warn('The page could not be kept', cause)
      setState('failed')
    }
  }
  const erase = async () => {
    await eraseKeptPage(path)
    setState('erased')
  }
  return { state, keep, erase }
}

async function keptCopy(path: string): Promise<KeptPage | undefined> {
  return (await keptPages()).find((page) => page.path === path)
}
