import { Callout } from '@/ui/Callout'
import { longDate } from '@/visitor/city/long-date'

/** What a page about the law must say before it says anything else. */
export function NoLegalAdvice({ checkedOn }: { checkedOn: string }) {
  return (
    <Callout tone="warning" heading="Esta página no da consejo legal">
      <p>
        Es información general, comprobada el <time dateTime={checkedOn}>{longDate(checkedOn)}</time>. Las normas
        cambian y cada caso es distinto.
      </p>
      <p>Para el suyo, hable con un profesional del derecho o con la Defensoría del Pueblo.</p>
    </Callout>
  )
}
