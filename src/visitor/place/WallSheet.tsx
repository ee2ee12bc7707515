import type { CareNear } from '@/cities/care/nearest-care'
import { isAnswerByRoad, isInTown, nearIn, type TownCare } from '@/cities/care/town-care'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { attendsEmergencies, type Facility, isToConfirm, shownName } from '@/cities/facility'
import { whereText } from '@/cities/names/also-called'
import { env } from '@/env'
import { outdatedSourceText } from '@/generator/facility-notes'
import { hospitalNotes } from '@/generator/material/town-notes'
import { pageDay } from '@/generator/page-day'
import { capitalized } from '@/generator/spanish'
import { paths } from '@/paths'
import { answerText, distanceText, facilityLine, insuranceText } from '@/visitor/care/facility-words'
import { longDate } from '@/visitor/city/long-date'

type WallSheetProps = { city: City; care: TownCare }

/**
 * What the page of a town prints, below the emergency block and instead of everything else (print.css): together one
 * sheet of A4 for the wall of a home, a shop or a health centre. Whoever passes by may read it, so it names no medicine.
 * It is not shown on a screen.
 */
export function WallSheet({ city, care }: WallSheetProps) {
  const name = displayName(city)
  return (
    <section className="wall-sheet">
      <p>Es gratis por ley: llame aunque no tenga saldo.</p>
      <h2>{`Dónde acudir en ${name}`}</h2>
      <p>
        <strong>{`${capitalized(answerText(city, care))}.`}</strong>
      </p>
      <Facilities city={city} care={care} />
      <p>{withoutAmbulance(name, care)}</p>
      <h2>Qué decir al 911</h2>
      <p>
        Dónde está: ciudad, barrio, calle, y una iglesia, escuela o tienda conocida. Qué siente y desde cuándo. Si
        sangra, cada cuánto cambia la toalla. Si hay embarazo o duda. Qué alergias y enfermedades tiene, y qué
        medicamentos usa. Si no tiene estos datos, llame igual.
      </p>
      <h2>Sus derechos</h2>
      <p>No pueden negarle la atención de emergencia, ni pedirle dinero antes.</p>
      <p>Vale igual si no tiene papeles, si es menor de edad o si va sola.</p>
      <p className="wall-sheet-foot">
        {`Para una cita, 171, opción 1; no es de emergencias. Datos del ${longDate(pageDay(city, care))}. `}
        Contenido educativo: no sustituye la consulta con un profesional de la salud.
      </p>
      <p>
        <strong>{addressOf(city)}</strong>
      </p>
    </section>
  )
}

/** What to do when no ambulance comes. Nobody crosses the water in whatever there is: the town's own centre comes first. */
function withoutAmbulance(name: string, care: TownCare): string {
  return isAnswerByRoad(care) || care.inTown.length === 0
    ? 'Si la ambulancia tarda o no llega, vaya con quien pueda llevarle; no maneje usted.'
    : `Si la ambulancia tarda o no llega, vuelva a llamar, y pida que le lleven a un centro de salud de ${name}.`
}

/** The places with their addresses: those in town that attend emergencies, those elsewhere, and some for a consultation. */
function Facilities({ city, care: { inTown, answer, toConfirm, elsewhere } }: WallSheetProps) {
  const here = inTown.filter(attendsEmergencies).slice(0, MOST_IN_TOWN)
  const others = [...(answer ? [answer] : []), ...toConfirm, ...elsewhere].filter((near) => !isInTown(near, city))
  const near = [...here.map((facility) => nearIn(city, facility)), ...others.slice(0, MOST_ELSEWHERE)]
  const consultation = inTown.filter((facility) => !attendsEmergencies(facility)).slice(0, MOST_FOR_CONSULTATION)
  const insurance = insuranceText(near.map(({ facility }) => facility))
  return (
    <>
      <ul>
        {near.map((one) => (
          <li key={one.facility.id}>
            <strong>{shownName(one.facility)}</strong>
            {`: ${detailsOf(one, city)}.`}
            {/* Of the answer they are told above. */}
            {one.facility !== answer?.facility && hospitalNotes(one).map(({ text }) => ` ${text}`)}
          </li>
        ))}
      </ul>
      {others.length > 0 && <p>Distancias en línea recta.</p>}
      {insurance && <p>{insurance}</p>}
      {consultation.length > 0 && (
        <p>
          {`Para una consulta: ${consultation.map(withHours).join('; ')}. `}
          Donde no lo dice, no sabemos si atienden de noche.
        </p>
      )}
    </>
  )
}

function detailsOf(near: CareNear, city: City): string {
  const { facility } = near
  const isHere = isInTown(near, city)
  const source = outdatedSourceText(facility)
  const details = [
    facilityLine(facility, isHere ? undefined : distanceText(near)),
    !isHere && whereText(facility, near.city),
    facility.address,
    isToConfirm(facility) && 'por confirmar: pregunte en el 911',
    source && `según ${source}: pregunte en el 911`,
  ]
  return details.filter(Boolean).join('; ')
}

function withHours(facility: Facility): string {
  return facility.hours === null ? shownName(facility) : `${shownName(facility)} (${facility.hours})`
}

const MOST_IN_TOWN = 7
const MOST_ELSEWHERE = 3
const MOST_FOR_CONSULTATION = 3

/** The address of the town's page as one writes it by hand. */
function addressOf(city: City): string {
  return new URL(env.siteUrl).host + paths.place(citySlug(city))
}
