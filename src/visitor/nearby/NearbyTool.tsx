import { useEffect, useEffectEvent, useRef } from 'react'
import { EARLY } from '@/built/start/early-press'
import { paths } from '@/paths'
import { Button } from '@/ui/button/Button'
import { PhoneLink } from '@/ui/button/PhoneLink'
import { Icon } from '@/ui/Icon'
import { useHydrating } from '@/ui/use-hydrating'
import { Loading } from '@/ui/waiting/SlowFallback'
import { Spinner } from '@/ui/waiting/Spinner'
import { SearchField } from '@/visitor/search/SearchField'
import type { PossibleTown } from './find-towns'
import { NearbyAnswer, Towns } from './NearbyAnswer'
import { NearbyTrouble } from './NearbyTrouble'
import { type NearbyState, useNearby } from './use-nearby'

/**
 * Asks the visitor for a town or the device for its position, and shows the nearest facilities. `files`: the addresses
 * to try for the list of facilities, in this order.
 */
export function NearbyTool({ files }: { files: readonly string[] }) {
  const { state, search, choose, locate } = useNearby(files)
  return (
    <div className="space-y-6">
      <div className="group max-w-measure space-y-4">
        <TownForm onSearch={search} />
        <LocateButton onPress={locate} />
        <StillLoading />
      </div>
      <Outcome state={state} onChoose={choose} />
    </div>
  )
}

/** An uncontrolled field. Once this code runs, the town is never written into the address. */
function TownForm({ onSearch }: { onSearch: (query: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <search>
      <SearchField label="Su ciudad" input={input} onSearch={onSearch} answersHere />
    </search>
  )
}

function LocateButton({ onPress }: { onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  const press = useEffectEvent(onPress)
  useEffect(() => {
    if (button.current?.hasAttribute(EARLY)) press()
  }, [])
  return (
    <Button ref={button} variant="secondary" onClick={onPress}>
      <Icon name="pin" />
      Usar mi ubicación (no sale de este teléfono)
    </Button>
  )
}

/** Shown after a press that came before the code that answers it; that code answers the press when it comes. */
function StillLoading() {
  if (!useHydrating()) return null
  return (
    <>
      <p data-app-is="comes" role="status" className="still-loading">
        Un momento: la búsqueda todavía se está cargando. Si tarda, elija su provincia en la lista de abajo.
      </p>
      <p data-app-is="lost" role="alert" hidden>
        La búsqueda no llegó. <a href={paths.nearby}>Vuelva a cargar la página</a> o elija su provincia en la lista de
        abajo.
      </p>
    </>
  )
}

function Outcome({ state, onChoose }: { state: NearbyState; onChoose: (town: PossibleTown) => void }) {
  const outcome = useRef<HTMLDivElement>(null)
  const { name } = state
  // The answer takes the focus, so that it is read out, and scrolls into view from its beginning. A browser that scrolls
  // by itself centres what it focused: on a low screen a long answer would be shown from its middle, without the 911.
  useEffect(() => {
    if (state.name === 'idle' || state.name === 'busy') return
    outcome.current?.focus({ preventScroll: true })
    outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [state])
  return (
    // Scrolls the answer so close to the help bar that the button above it is hidden completely: half a button cannot
    // be pressed.
    <div ref={outcome} tabIndex={-1} className="-scroll-mt-3">
      {name === 'busy' && <Waiting waitsFor={state.waitsFor} />}
      {name === 'answer' && <NearbyAnswer {...state} onChoose={onChoose} />}
      {name === 'choice' && <Choice towns={state.towns} onChoose={onChoose} />}
      {(name === 'no-town' || name === 'no-position' || name === 'no-register') && <NearbyTrouble trouble={state} />}
    </div>
  )
}

const WAITS_FOR_POSITION = 'Buscando su ubicación. Si el teléfono le pregunta, puede decir que no y escribir su ciudad.'

function Waiting({ waitsFor }: { waitsFor: 'position' | 'register' }) {
  return (
    <div className="space-y-4">
      {waitsFor === 'position' ? (
        // The device has its own limit, and its question may be on the screen until then.
        <Spinner text={WAITS_FOR_POSITION} />
      ) : (
        <Loading text="Buscando lugares..." what="la lista de lugares">
          <p>También puede elegir su provincia en la lista de abajo.</p>
        </Loading>
      )}
      <p>
        <PhoneLink number="911">Si es una emergencia, no espere: llame al 911</PhoneLink>
      </p>
    </div>
  )
}

function Choice({ towns, onChoose }: { towns: readonly PossibleTown[]; onChoose: (town: PossibleTown) => void }) {
  return (
    <section className="max-w-measure space-y-2">
      <h2>{questionOf(towns)}</h2>
      <Towns towns={towns} onChoose={onChoose} />
      <p>Si no está, escriba la capital de su cantón o elija su provincia en la lista de abajo.</p>
    </section>
  )
}

function questionOf(towns: readonly PossibleTown[]): string {
  if (towns.some(({ facility }) => facility)) return towns.length === 1 ? '¿Es este el lugar?' : '¿Cuál es el lugar?'
  return towns.length === 1 ? '¿Es esta su ciudad?' : '¿Cuál es su ciudad?'
}
