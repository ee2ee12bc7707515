import { TroubleNotice } from '@/visitor/shell/TroubleNotice'
import type { PositionTrouble } from './position'
import type { RegisterTrouble } from './register'
import type { NearbyState } from './use-nearby'

type Trouble = Extract<NearbyState, { name: 'no-town' | 'no-position' | 'no-register' }>

/** Why there is no answer, and what to do next. */
export function NearbyTrouble({ trouble }: { trouble: Trouble }) {
  const again = trouble.name === 'no-register' ? trouble.again : undefined
  return <TroubleNotice {...wordsOf(trouble)} onRetry={again} />
}

type Words = { heading: string; text: string }

function wordsOf(trouble: Trouble): Words {
  if (trouble.name === 'no-town')
    return {
      heading: `No encontramos «${trouble.query}»`,
      text: 'Revise la ortografía, escriba la capital de su cantón o elija su provincia en la lista de abajo.',
    }
  return trouble.name === 'no-position' ? POSITION[trouble.why] : REGISTER[trouble.why]
}

const POSITION: Record<PositionTrouble, Words> = {
  denied: {
    heading: 'No hay permiso para usar su ubicación',
    text: 'No hace falta: escriba su ciudad arriba. Si quiere dar el permiso, se cambia en los ajustes del navegador.',
  },
  unavailable: {
    heading: 'El teléfono no pudo saber dónde está',
    text: 'Escriba su ciudad arriba, o encienda la ubicación del teléfono y vuelva a intentar.',
  },
  late: {
    heading: 'La ubicación tarda demasiado',
    text: 'No siga esperando: escriba su ciudad arriba.',
  },
  inaccurate: {
    heading: 'La ubicación no es exacta',
    text: 'El teléfono la sabe con un margen de más de 10 km: no alcanza para decir qué queda cerca. Escriba su ciudad arriba.',
  },
  abroad: {
    heading: 'La ubicación está en el mar o fuera del Ecuador',
    text: 'Esta lista es de lugares en tierra del Ecuador. Escriba arriba la ciudad o el puerto más cercano.',
  },
  unsupported: {
    heading: 'Este navegador no da la ubicación',
    text: 'Escriba su ciudad arriba.',
  },
}

const REGISTER: Record<RegisterTrouble, Words> = {
  offline: {
    heading: 'Sin conexión a internet',
    text: 'La lista de lugares no llegó. Revise los datos o el wifi y vuelva a intentar.',
  },
  failed: {
    heading: 'No pudimos cargar la lista de lugares',
    text: 'Puede ser la conexión o una falla nuestra. Vuelva a intentar, o elija su provincia en la lista de abajo.',
  },
}
