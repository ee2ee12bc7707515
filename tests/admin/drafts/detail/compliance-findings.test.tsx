import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ComplianceFindings } from '@/admin/drafts/detail/ComplianceFindings'

const SAFE = 'Contenido educativo: no sustituye la consulta. Emergencias: 911. '

test('a finding is marked in the words around it, and only there', () => {
  const text = `${SAFE.repeat(5)}Nadie debe ofrecer una VENTA aquí. ${SAFE.repeat(5)}`
  const markup = renderToStaticMarkup(<ComplianceFindings text={text} />)
  expect(markup).toContain('Palabra prohibida encontrada: &quot;venta&quot;')
  expect(markup.match(/<mark[^>]*>([^<]*)<\/mark>/g)).toHaveLength(1)
  expect(markup).toMatch(/ofrecer una <mark[^>]*>VENTA<\/mark> aquí/)
  expect(markup).toContain('Cumplimiento: 80 de 100')
  expect(markup).toContain('… ')
})

test('missing information is reported, and a text without findings says so', () => {
  expect(renderToStaticMarkup(<ComplianceFindings text="Una ventana." />)).toContain('Falta información de emergencia')
  expect(renderToStaticMarkup(<ComplianceFindings text={SAFE} />)).toContain('Sin hallazgos')
})
