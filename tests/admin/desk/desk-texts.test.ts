import { describe, expect, test, vi } from 'vitest'
import { deploymentChecks } from '@/admin/deployment/deployment-checks'
import { setupWarnings } from '@/admin/deployment/setup-warnings'
import { dateTime, dayInEcuador } from '@/admin/desk/date-time'
import { messageOf } from '@/admin/desk/reading/error-text'
import { MaterialError } from '@/generator/fill-in'

describe('a date on the desk', () => {
  test('is shown in the time zone of mainland Ecuador', () => {
    expect(dateTime('2026-11-20T03:05:00Z')).toBe('19 nov 2026, 22:05')
    expect(dateTime('2026-11-20T05:30:00Z')).toBe('20 nov 2026, 00:30')
  })
  test('is «No disponible» when there is none, and «Fecha inválida» when it is no date', () => {
    for (const nothing of [null, undefined, '', '  ']) expect(dateTime(nothing)).toBe('No disponible')
    expect(dateTime('mañana')).toBe('Fecha inválida')
  })
  test('is stored as the day in Ecuador, however the browser’s locale formats dates', () => {
    const written = vi.spyOn(Date.prototype, 'toLocaleDateString').mockReturnValue('2027-8-7')
    expect(dayInEcuador(new Date('2027-08-08T04:59:00Z'))).toBe('2027-08-07')
    expect(dayInEcuador(new Date('2027-08-08T05:00:00Z'))).toBe('2027-08-08')
    written.mockRestore()
  })
})

describe('before publishing', () => {
  const nothingUnset = { siteUrl: false, operatorPhone: false }
  const ready = { unset: nothingUnset, hasReviewers: false, isAdminOpen: false, areSignUpsOpen: false }
  test('each setting that is still an example is named', () => {
    expect(setupWarnings({ ...ready, unset: { ...nothingUnset, siteUrl: true } })[0]?.text).toContain('VITE_SITE_URL')
    expect(setupWarnings({ ...ready, unset: { ...nothingUnset, operatorPhone: true } })[0]?.text).toContain(
      'VITE_OPERATOR_PHONE',
    )
  })
  test('the desk says that nobody has signed the medical review', () => {
    expect(setupWarnings(ready).map(({ name }) => name)).toEqual(['Nadie ha firmado la revisión médica'])
  })
  test('the desk says that everybody may edit, or create an account, only where that is known', () => {
    const open = setupWarnings({ ...ready, isAdminOpen: true, areSignUpsOpen: true })
    expect(open).toHaveLength(3)
    expect(setupWarnings({ ...ready, isAdminOpen: undefined, areSignUpsOpen: undefined })).toHaveLength(1)
  })
})

test('the three deployment checks ask about the site’s own host and are kept under their names', () => {
  const checks = deploymentChecks('https://portal.test')
  expect(checks.map(({ key }) => key)).toEqual(['dns_ok', 'proxy_ok', 'ssl_ok'])
  for (const { command } of checks) expect(command).toContain('portal.test')
})

test('a text missing from the generator is reported in Spanish, with what to do and which text to report', () => {
  expect(messageOf(new MaterialError('local/frontier: no wording'))).toBe(
    'falta un texto del generador; avise a quien mantiene el portal (local/frontier: no wording)',
  )
  expect(messageOf(new Error('otra cosa'))).toBe('otra cosa')
})
