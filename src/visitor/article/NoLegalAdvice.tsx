import { Callout } from '@/ui/Callout'

/** What a page about the law must say before it says anything else. */
export function NoLegalAdvice() {
  return (
    <Callout tone="warning" heading="Esta página no da consejo legal">
      <p>
        Es información general: las normas cambian y cada caso es distinto. Para el suyo, hable con la Defensoría
        Pública, que es gratuita para quien no puede pagar, o con un profesional del derecho.
      </p>
    </Callout>
  )
}
