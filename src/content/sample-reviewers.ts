/**
 * The profiles of reviewers that the specification asks for, while nobody has agreed to be named: samples, with no real
 * person and no registry number. Who signs the texts is in the database (supabase/README.md).
 */
export const SAMPLE_REVIEWERS = [
  { name: 'Profesional de muestra A', credentials: 'Medicina general', registry: 'MUESTRA-A' },
  { name: 'Profesional de muestra B', credentials: 'Ginecología y obstetricia', registry: 'MUESTRA-B' },
] as const

/** What stands beside the name of every sample. */
export const SAMPLE_REVIEWER_LABEL = 'Perfil de muestra: revisión profesional pendiente'
