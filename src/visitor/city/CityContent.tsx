import type { GeneratedContent } from '@/generator/generated-content'
import { LinkButton } from '@/ui/LinkButton'
import { EmergencyContacts } from './EmergencyContacts'
import { HospitalList } from './HospitalList'
import { MapOnDemand } from './MapOnDemand'
import { Prose, SectionFrame } from './Prose'
import type { ReadableContent } from './prepare-content'
import { QuestionList } from './QuestionList'
import { References } from './References'
import { ReviewedBy } from './ReviewedBy'
import { sectionLabel } from './sections'

type CityContentProps = {
  readable: ReadableContent
  /** Of the saved record; «No disponible» where there is none. */
  dateModified: string | null
}

/** The six sections of a city's page and who stands for them. The visitor's page and the desk's preview show the same. */
export function CityContent({ readable: { content, citations, nearby }, dateModified }: CityContentProps) {
  return (
    <div className="space-y-10">
      {content.body.map(({ id, heading, paragraphs }) => (
        <SectionFrame key={id} id={id} heading={heading}>
          {id === 'recursos-locales' && <LocalLists content={content} nearby={nearby} />}
          <Prose section={id} paragraphs={paragraphs} citations={citations.paragraphs[id] ?? []} />
          {id === 'recursos-locales' && <MapOnDemand city={content.city} />}
        </SectionFrame>
      ))}
      <SectionFrame id="preguntas-frecuentes" heading={sectionLabel('preguntas-frecuentes')}>
        <QuestionList questions={content.questions} citations={citations.paragraphs['preguntas-frecuentes'] ?? []} />
      </SectionFrame>
      <SectionFrame id="referencias" heading={sectionLabel('referencias')}>
        <References references={content.references} citations={citations} />
        <ReviewedBy dateModified={dateModified} />
      </SectionFrame>
    </div>
  )
}

type LocalListsProps = { content: GeneratedContent; nearby: ReadableContent['nearby'] }

/** Before the prose: whom to call and where to go. */
function LocalLists({ content: { city, pageType, localResources }, nearby }: LocalListsProps) {
  return (
    <div className="space-y-6">
      <EmergencyContacts contacts={localResources.emergencyContacts} />
      <HospitalList city={city} pageType={pageType} nearby={nearby} headingLevel={3} />
      <p className="print:hidden">
        <LinkButton variant="secondary" href={localResources.googleMapsUrl} external>
          Ver hospitales en Google Maps
        </LinkButton>
      </p>
    </div>
  )
}
