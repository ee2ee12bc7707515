import type { QuestionWordings } from '@/generator/material/page-material'

/**
 * Emergency care, secrecy and the duty to report, minors, sexual violence and what the penal code says. To be reviewed
 * by a lawyer. Legal facts carry the date of the text that was read.
 */
export const LAW = {
  refusal: [
    {
      question: '¿Me pueden negar la atención o pedir dinero antes?',
      answer: [
        {
          text: 'En una emergencia, no: lo prohíbe la Constitución (artículo 365), en centros públicos y privados.',
          facts: ['EME-03'],
        },
        { text: 'El Código Penal (COIP, artículo 218) sanciona a quien puede atender y se niega.', facts: ['LEG-43'] },
        { text: 'La Ley 77, de derechos del paciente, manda recibir sin pago previo.', facts: ['EME-04'] },
        { text: 'Los servicios de salud del Estado son gratuitos.', facts: ['LEG-47'] },
        { text: 'Vale igual para una persona extranjera.', facts: ['LEG-49'] },
        {
          text: 'Un reclamo va después a la Defensoría del Pueblo o, en línea, a ACESS, que vigila los servicios de salud.',
          facts: ['REC-12', 'AUT-04', 'AUT-10'],
        },
        {
          text: 'Leímos la Constitución con reformas a mayo de 2024, el COIP a junio de 2025 y una noticia de 2005 sobre la Ley 77.',
          facts: ['LEG-05', 'LEG-16', 'EME-04'],
        },
      ],
    },
    {
      question: 'Si llego sin dinero, ¿me tienen que atender?',
      answer: [
        {
          text: 'Si es una emergencia, sí: la Constitución (artículo 365) manda que nadie niegue esa atención, ni en lo privado.',
          facts: ['EME-03'],
        },
        { text: 'Negarla, si se puede atender, tiene sanción penal (COIP, artículo 218).', facts: ['LEG-43'] },
        { text: 'La Ley 77 no deja exigir un pago antes.', facts: ['EME-04'] },
        { text: 'En los servicios de salud del Estado, la atención es gratuita.', facts: ['LEG-47'] },
        { text: 'Su situación migratoria no cambia ese derecho.', facts: ['LEG-49'] },
        {
          text: 'Una queja va a ACESS, que vigila los servicios de salud, o a la Defensoría del Pueblo.',
          facts: ['REC-12', 'AUT-04', 'AUT-10'],
        },
        {
          text: 'Los textos son de mayo de 2024 (Constitución), de junio de 2025 (COIP) y de 2005 (una noticia sobre la Ley 77).',
          facts: ['LEG-05', 'LEG-16', 'EME-04'],
        },
      ],
    },
    {
      question: '¿Están obligados a atenderme en una emergencia?',
      answer: [
        {
          text: 'Sí: por ningún motivo se puede negar, en lo público o en lo privado (Constitución, artículo 365).',
          facts: ['EME-03'],
        },
        {
          text: 'El Código Penal (COIP, artículo 218) sanciona a quien puede atender y no lo hace.',
          facts: ['LEG-43'],
        },
        { text: 'Tampoco se puede pedir un pago para entrar (Ley 77).', facts: ['EME-04'] },
        { text: 'La atención de los servicios de salud del Estado es gratuita.', facts: ['LEG-47'] },
        { text: 'Es igual si usted es una persona extranjera.', facts: ['LEG-49'] },
        {
          text: 'Reciben reclamos ACESS, que vigila los servicios de salud, y la Defensoría del Pueblo.',
          facts: ['REC-12', 'AUT-04', 'AUT-10'],
        },
        {
          text: 'Constitución con reformas a mayo de 2024; COIP, a junio de 2025; Ley 77, según una noticia de 2005.',
          facts: ['LEG-05', 'LEG-16', 'EME-04'],
        },
      ],
    },
  ],
  report: [
    {
      question: '¿Me pueden denunciar en el hospital?',
      answer: [
        {
          text: 'Antes que nada, la Constitución no deja negar la atención de emergencia y pide que sea confidencial (artículos 365 y 362).',
          facts: ['EME-03', 'LEG-05'],
        },
        {
          text: 'El Código Penal (COIP) sanciona revelar un secreto profesional que causa daño, salvo asuntos de interés público (artículo 179).',
          facts: ['LEG-21'],
        },
        {
          text: 'El COIP obliga al personal de salud a denunciar los presuntos delitos que conoce (422), pero no lo que sabe bajo secreto profesional (424).',
          facts: ['LEG-39', 'LEG-40'],
          opensParagraph: true,
        },
        {
          text: 'Ante delitos contra la integridad física, psicológica, sexual y reproductiva, entre otros, no admite ese secreto (276).',
          facts: ['LEG-41'],
        },
        { text: 'Un estudio jurídico de 2025 ve una contradicción entre el 276 y el 424.', facts: ['LEG-42'] },
        {
          text: 'Por eso nadie puede prometerle que no habrá denuncia, ni asegurarle que la habrá.',
          facts: ['LEG-42'],
        },
        {
          text: 'En 2017 el Ministerio de Salud dijo que un aborto en curso, o sus consecuencias, se atiende con secreto profesional.',
          facts: ['LEG-22'],
          opensParagraph: true,
        },
        {
          text: 'El mismo documento recuerda que se informa a la autoridad cuando la paciente es víctima de un delito.',
          facts: ['LEG-23'],
        },
        {
          text: 'Y advirtió que el miedo a un castigo puede llevar a complicaciones graves o a la muerte.',
          facts: ['EME-09'],
        },
        {
          text: 'Ante la Policía o la Fiscalía, toda persona tiene derecho a guardar silencio y a no ser interrogada sin abogado (Constitución, artículos 76 y 77).',
          facts: ['LEG-45'],
          opensParagraph: true,
        },
        { text: 'La Defensoría Pública da uno gratis a quien no puede pagarlo.', facts: ['LEG-46'] },
        {
          text: 'Constitución con cambios hasta mayo de 2024; COIP, hasta junio de 2025.',
          facts: ['LEG-05', 'LEG-16'],
        },
      ],
    },
    {
      question: '¿Hay secreto profesional, o me van a denunciar?',
      answer: [
        {
          text: 'La atención de una emergencia es obligatoria y confidencial, según la Constitución (artículos 365 y 362).',
          facts: ['EME-03', 'LEG-05'],
        },
        {
          text: 'El Código Penal (COIP) sanciona revelar un secreto profesional cuya divulgación cause daño (artículo 179), salvo en asuntos de interés público.',
          facts: ['LEG-21'],
        },
        {
          text: 'El artículo 422 obliga al personal de salud a denunciar los presuntos delitos que conoce; el 424 lo libera si hay secreto profesional.',
          facts: ['LEG-39', 'LEG-40'],
          opensParagraph: true,
        },
        {
          text: 'El 276 no acepta el secreto ante delitos contra la integridad física, psicológica, sexual y reproductiva, entre otros.',
          facts: ['LEG-41'],
        },
        {
          text: 'Para un estudio jurídico de 2025, el 276 y el 424 chocan: no hay una respuesta segura.',
          facts: ['LEG-42'],
        },
        {
          text: 'El Ministerio de Salud escribió en 2017 que es un deber atender, a tiempo y con secreto profesional, un aborto en curso o sus consecuencias.',
          facts: ['LEG-22'],
          opensParagraph: true,
        },
        {
          text: 'Recordó también el deber de informar a la autoridad si la paciente es víctima de un delito.',
          facts: ['LEG-23'],
        },
        {
          text: 'Y escribió que el temor a una sanción puede llevar a complicaciones graves o a la muerte.',
          facts: ['EME-09'],
        },
        {
          text: 'Si preguntan la Policía o la Fiscalía, toda persona tiene derecho al silencio y a no ser interrogada sin abogado (Constitución, artículos 76 y 77).',
          facts: ['LEG-45'],
          opensParagraph: true,
        },
        { text: 'A quien no puede pagar uno, la Defensoría Pública se lo da gratis.', facts: ['LEG-46'] },
        {
          text: 'La Constitución se leyó con cambios hasta mayo de 2024; el COIP, hasta junio de 2025.',
          facts: ['LEG-05', 'LEG-16'],
        },
      ],
    },
    {
      question: '¿Pueden avisar a la Policía si voy a un hospital?',
      answer: [
        {
          text: 'Lo primero es su salud: la Constitución obliga a atender una emergencia, y en reserva (artículos 365 y 362).',
          facts: ['EME-03', 'LEG-05'],
        },
        {
          text: 'El Código Penal (COIP) castiga revelar un secreto profesional cuya divulgación cause daño (artículo 179), salvo en asuntos de interés público.',
          facts: ['LEG-21'],
        },
        {
          text: 'El COIP manda al personal de salud denunciar los presuntos delitos que conoce (422), y lo libera cuando hay secreto profesional (424).',
          facts: ['LEG-39', 'LEG-40'],
          opensParagraph: true,
        },
        {
          text: 'Ante delitos contra la integridad física, psicológica, sexual y reproductiva, y otros más, no deja alegarlo (276).',
          facts: ['LEG-41'],
        },
        {
          text: 'Quienes estudian la ley no están de acuerdo: un estudio de 2025 ve una contradicción entre el 276 y el 424.',
          facts: ['LEG-42'],
        },
        { text: 'No podemos decirle que nunca pasa, ni que pasa siempre.', facts: ['LEG-42'] },
        {
          text: 'El Ministerio de Salud, en 2017, recordó el deber de atender un aborto en curso o sus consecuencias, con secreto profesional.',
          facts: ['LEG-22'],
          opensParagraph: true,
        },
        {
          text: 'Según ese documento, si la paciente es víctima de un delito, sí se informa a la autoridad.',
          facts: ['LEG-23'],
        },
        { text: 'Dijo que el miedo a represalias puede causar complicaciones graves o la muerte.', facts: ['EME-09'] },
        {
          text: 'No ser interrogada sin abogado y guardar silencio ante la Policía o la Fiscalía son derechos de toda persona (Constitución, artículos 76 y 77).',
          facts: ['LEG-45'],
          opensParagraph: true,
        },
        { text: 'La Defensoría Pública defiende gratis a quien no puede pagar.', facts: ['LEG-46'] },
        {
          text: 'El texto de la Constitución es el de mayo de 2024; el del COIP, el de junio de 2025.',
          facts: ['LEG-05', 'LEG-16'],
        },
      ],
    },
  ],
  minor: [
    {
      question: 'Soy menor de edad: ¿me atienden?',
      answer: [
        { text: 'Una emergencia se atiende a cualquier edad.', facts: ['EME-03', 'LEG-49'] },
        {
          text: 'La Constitución da prioridad a niñas, niños y adolescentes, y el derecho a ser consultados.',
          facts: ['LEG-48', 'LEG-50'],
        },
        {
          text: 'El Ministerio de Salud tiene servicios amigables para adolescentes, gratuitos y confidenciales (2025), y asesoría gratuita en el 171, opción 2.',
          facts: ['REC-08', 'REC-04'],
        },
        {
          text: 'No hallamos desde qué edad se decide sin una persona adulta: pregunte allí.',
          facts: ['PORTAL-EDICION'],
        },
        {
          text: 'Si hubo violencia, la ley castiga al personal que no la denuncia, y más si la víctima es menor de edad (COIP, artículo 276).',
          facts: ['LEG-41'],
          opensParagraph: true,
        },
        { text: 'Textos leídos: Constitución, a mayo de 2024; COIP, a junio de 2025.', facts: ['LEG-05', 'LEG-16'] },
      ],
    },
    {
      question: '¿Me atienden si soy menor de edad?',
      answer: [
        { text: 'Sí en una emergencia: no se puede discriminar por la edad.', facts: ['EME-03', 'LEG-49'] },
        {
          text: 'La Constitución da atención prioritaria a niñas, niños y adolescentes, y derecho a que se les consulte.',
          facts: ['LEG-48', 'LEG-50'],
        },
        {
          text: 'Hay servicios amigables del Ministerio de Salud, sin pago y confidenciales (2025); para preguntar antes, el 171, opción 2, gratuito.',
          facts: ['REC-08', 'REC-04'],
        },
        {
          text: 'La ley castiga al personal que no denuncia la violencia, y con más rigor cuando la víctima es menor de edad (COIP, artículo 276).',
          facts: ['LEG-41'],
          opensParagraph: true,
        },
        {
          text: 'Sobre la edad para decidir sin una persona adulta no hallamos una fuente: consulte al personal.',
          facts: ['PORTAL-EDICION'],
        },
        {
          text: 'Leímos el COIP con reformas a junio de 2025 y la Constitución, a mayo de 2024.',
          facts: ['LEG-05', 'LEG-16'],
        },
      ],
    },
    {
      question: '¿Necesito a una persona adulta para que me atiendan?',
      answer: [
        { text: 'En una emergencia no se puede negar la atención por la edad.', facts: ['EME-03', 'LEG-49'] },
        {
          text: 'Para el resto no hallamos desde qué edad basta su decisión: pregunte en el centro.',
          facts: ['PORTAL-EDICION'],
        },
        {
          text: 'La Constitución da a niñas, niños y adolescentes atención prioritaria y derecho a ser consultados.',
          facts: ['LEG-48', 'LEG-50'],
        },
        {
          text: 'En 2025 había servicios amigables para adolescentes, gratuitos y confidenciales; la asesoría del 171, opción 2, también es gratuita.',
          facts: ['REC-08', 'REC-04'],
        },
        {
          text: 'Cuando hubo violencia y el personal no la denuncia, la ley lo castiga, y más si la víctima es menor de edad (COIP, artículo 276).',
          facts: ['LEG-41'],
          opensParagraph: true,
        },
        {
          text: 'La Constitución se leyó con reformas a mayo de 2024, y el COIP, a junio de 2025.',
          facts: ['LEG-05', 'LEG-16'],
        },
      ],
    },
  ],
  rape: [
    {
      question: 'Sufrí una violación: ¿qué ayuda hay?',
      answer: [
        {
          text: 'Vaya a un hospital o a un centro de salud: la Constitución le da atención prioritaria, en lo público y en lo privado.',
          facts: ['LEG-48'],
        },
        { text: 'Si hay peligro, el 911 envía a la Policía y ayuda médica (2025).', facts: ['REC-22'] },
        {
          text: 'En 2023 había 237 salas de primera atención en hospitales y 15 de primera acogida.',
          facts: ['REC-09'],
        },
        {
          text: 'Para violencia en la familia: 1800 DELITO (1800 33 54 86), opción 5 (noviembre de 2025).',
          facts: ['REC-21'],
        },
        {
          text: 'La ley no castiga interrumpir un embarazo por violación, con consentimiento y personal capacitado (COIP, artículo 150).',
          facts: ['LEG-19'],
          opensParagraph: true,
        },
        {
          text: 'Lo regula una ley del 29 de abril de 2022, y ese año la Corte Constitucional suspendió partes de ella.',
          facts: ['LEG-25', 'LEG-31'],
        },
        {
          text: 'En junio suspendió el permiso de los representantes, que se exigía a niñas y adolescentes.',
          facts: ['LEG-27'],
        },
        {
          text: 'En noviembre suspendió el requisito de una denuncia, una declaración o un examen.',
          facts: ['LEG-28'],
        },
        { text: 'En diciembre suspendió que una institución entera pueda negarse.', facts: ['LEG-29'] },
        {
          text: 'La suspensión es provisional y puede haber cambiado: pregunte cuanto antes en el hospital o en la Defensoría Pública.',
          facts: ['LEG-31', 'LEG-46'],
          opensParagraph: true,
        },
        {
          text: 'Leímos la Constitución a mayo de 2024 y el COIP a junio de 2025.',
          facts: ['LEG-05', 'LEG-16'],
        },
      ],
    },
    {
      question: 'Fue una violación: ¿adónde voy y qué dice la ley?',
      answer: [
        {
          text: 'Vaya a un hospital o a un centro de salud, público o privado: la Constitución le da atención prioritaria.',
          facts: ['LEG-48'],
        },
        { text: 'Si corre peligro, el 911 moviliza a la Policía y a la ayuda médica (2025).', facts: ['REC-22'] },
        {
          text: 'El Ministerio de Salud informó en 2023 de 237 salas de primera atención, en emergencias de hospitales, y 15 de primera acogida.',
          facts: ['REC-09'],
        },
        {
          text: 'El 1800 DELITO (1800 33 54 86), opción 5, atiende violencia en la familia (noviembre de 2025).',
          facts: ['REC-21'],
        },
        {
          text: 'El artículo 150 del Código Penal (COIP) no castiga interrumpir un embarazo por violación, con consentimiento y personal capacitado.',
          facts: ['LEG-19'],
          opensParagraph: true,
        },
        {
          text: 'Una ley del 29 de abril de 2022 lo regula; ese año la Corte Constitucional suspendió partes de ella, de forma provisional.',
          facts: ['LEG-25', 'LEG-31'],
        },
        {
          text: 'Suspendió que se exija a niñas y adolescentes la autorización de los representantes (junio).',
          facts: ['LEG-27'],
        },
        { text: 'También suspendió que se exija denuncia, declaración o examen (noviembre).', facts: ['LEG-28'] },
        { text: 'Y suspendió las normas que dejaban negarse a una institución entera (diciembre).', facts: ['LEG-29'] },
        {
          text: 'Pregunte cuanto antes, en el hospital o en la Defensoría Pública, si esto ya cambió.',
          facts: ['LEG-31', 'LEG-46'],
          opensParagraph: true,
        },
        { text: 'Constitución, a mayo de 2024; COIP, a junio de 2025.', facts: ['LEG-05', 'LEG-16'] },
      ],
    },
    {
      question: '¿Qué derechos tengo después de una violación?',
      answer: [
        {
          text: 'El primero es la salud: vaya a un hospital o a un centro de salud, público o privado; la Constitución le da atención prioritaria.',
          facts: ['LEG-48'],
        },
        {
          text: 'Hay hospitales con salas para recibirle: en 2023 eran 237 de primera atención y 15 de primera acogida.',
          facts: ['REC-09'],
        },
        { text: 'Si está en peligro, llame al 911: moviliza a la Policía y ayuda médica (2025).', facts: ['REC-22'] },
        {
          text: 'Si fue en la familia, marque 1800 DELITO (1800 33 54 86), opción 5 (dato de noviembre de 2025).',
          facts: ['REC-21'],
        },
        {
          text: 'No se castiga que personal capacitado interrumpa un embarazo por violación, con consentimiento (COIP, artículo 150).',
          facts: ['LEG-19'],
          opensParagraph: true,
        },
        {
          text: 'Una ley del 29 de abril de 2022 dice cómo; la Corte Constitucional suspendió ese año, de forma provisional, partes de ella.',
          facts: ['LEG-25', 'LEG-31'],
        },
        {
          text: 'La exigencia de que los representantes autoricen a niñas y adolescentes se suspendió en junio.',
          facts: ['LEG-27'],
        },
        { text: 'La de denuncia, declaración o examen se suspendió en noviembre.', facts: ['LEG-28'] },
        {
          text: 'La posibilidad de que una institución entera se niegue se suspendió en diciembre.',
          facts: ['LEG-29'],
        },
        {
          text: 'Esto puede haber cambiado: en el hospital o en la Defensoría Pública, pregunte cuanto antes.',
          facts: ['LEG-31', 'LEG-46'],
          opensParagraph: true,
        },
        {
          text: 'De la Constitución leímos el texto de mayo de 2024; del COIP, el de junio de 2025.',
          facts: ['LEG-05', 'LEG-16'],
        },
      ],
    },
  ],
  law: [
    {
      question: '¿Qué dice la ley sobre el aborto en el Ecuador?',
      answer: [
        {
          text: 'El Código Penal (COIP) lo sanciona (artículos 147 a 149), con dos excepciones, siempre con consentimiento y personal de salud capacitado (150).',
          facts: ['LEG-17', 'LEG-19'],
        },
        {
          text: 'Una es evitar un peligro para la vida o la salud de la mujer, si no se puede de otro modo.',
          facts: ['LEG-19'],
        },
        {
          text: 'La otra es que el embarazo venga de una violación: desde abril de 2021, por la Corte Constitucional, para toda mujer.',
          facts: ['LEG-19', 'LEG-20'],
        },
        { text: 'Es información general de junio de 2025, y no un consejo legal.', facts: ['LEG-16', 'SOB-03'] },
      ],
    },
    {
      question: '¿Es delito el aborto en el Ecuador?',
      answer: [
        {
          text: 'La ley lo sanciona (COIP, artículos 147 a 149), con dos excepciones (150).',
          facts: ['LEG-17', 'LEG-19'],
        },
        {
          text: 'No se castiga si evita un peligro para la vida o la salud de la mujer que no puede evitarse de otra forma.',
          facts: ['LEG-19'],
        },
        {
          text: 'Tampoco si el embarazo viene de una violación; la Corte amplió este caso a toda mujer en abril de 2021.',
          facts: ['LEG-19', 'LEG-20'],
        },
        { text: 'En los dos debe haber consentimiento y un profesional de salud capacitado.', facts: ['LEG-19'] },
        { text: 'El texto es de junio de 2025; el portal no da consejo legal.', facts: ['LEG-16', 'SOB-03'] },
      ],
    },
    {
      question: '¿En qué casos no castiga la ley un aborto?',
      answer: [
        {
          text: 'En dos, siempre con consentimiento y un profesional de salud capacitado (COIP, artículo 150).',
          facts: ['LEG-19'],
        },
        {
          text: 'El primero: para evitar un peligro para la vida o la salud de la mujer que no se puede evitar por otros medios.',
          facts: ['LEG-19'],
        },
        {
          text: 'El segundo: si el embarazo es consecuencia de una violación; desde abril de 2021, por la Corte, vale para toda mujer.',
          facts: ['LEG-19', 'LEG-20'],
        },
        { text: 'Fuera de ellos está sancionado (artículos 147 a 149).', facts: ['LEG-17'] },
        {
          text: 'Esto no es consejo legal: leímos el texto de junio de 2025, y las normas cambian.',
          facts: ['LEG-16', 'SOB-03'],
        },
      ],
    },
  ],
} as const satisfies Partial<QuestionWordings>
