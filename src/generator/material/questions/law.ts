import type { QuestionWordings } from '@/generator/material/page-material'

/**
 * Emergency care, secrecy and the duty to report, minors, sexual violence and what the penal code says. To be reviewed
 * by a lawyer. The articles are on /marco-legal-ec; the page says once from when the texts are that were read.
 */
export const LAW = {
  refusal: [
    {
      question: '¿Me pueden negar la atención o pedir dinero antes?',
      answer: [
        {
          text: 'En una emergencia, no: lo prohíbe la Constitución, en centros públicos y privados.',
          facts: ['EME-03'],
        },
        { text: 'El Código Penal castiga a quien puede atender y se niega.', facts: ['LEG-43'] },
        {
          text: 'Nadie puede exigirle un pago antes de recibirle, según la Ley 77, de derechos del paciente.',
          facts: ['EME-04'],
        },
        { text: 'Los servicios de salud del Estado son gratuitos.', facts: ['LEG-47'] },
        { text: 'Vale igual si es extranjera o no tiene papeles.', facts: ['LEG-49', 'LEG-69'] },
        {
          text: 'Un reclamo va después a la Defensoría del Pueblo o, en línea, a ACESS, que vigila los servicios de salud.',
          facts: ['REC-12', 'AUT-04', 'AUT-10'],
        },
      ],
    },
    {
      question: 'Si llego sin dinero, ¿me tienen que atender?',
      answer: [
        {
          text: 'Si es una emergencia, sí: la Constitución manda que nadie niegue esa atención, ni en lo privado.',
          facts: ['EME-03'],
        },
        { text: 'La ley castiga a quien puede atenderla y no lo hace.', facts: ['LEG-43'] },
        { text: 'La Ley 77 no deja exigir un pago antes.', facts: ['EME-04'] },
        { text: 'En los servicios de salud del Estado, la atención es gratuita.', facts: ['LEG-47'] },
        { text: 'No tener papeles, o ser de otro país, no cambia ese derecho.', facts: ['LEG-49', 'LEG-69'] },
        {
          text: 'Una queja va a ACESS, que vigila los servicios de salud, o a la Defensoría del Pueblo.',
          facts: ['REC-12', 'AUT-04', 'AUT-10'],
        },
      ],
    },
    {
      question: '¿Están obligados a atenderme en una emergencia?',
      answer: [
        {
          text: 'Sí: la Constitución dice que por ningún motivo se puede negar, en lo público o en lo privado.',
          facts: ['EME-03'],
        },
        { text: 'Negarse, cuando se puede atender, es un delito.', facts: ['LEG-43'] },
        { text: 'Tampoco se puede pedir un pago para entrar (Ley 77).', facts: ['EME-04'] },
        { text: 'La atención de los servicios de salud del Estado es gratuita.', facts: ['LEG-47'] },
        { text: 'Es igual si usted es extranjera o no tiene papeles en regla.', facts: ['LEG-49', 'LEG-69'] },
        {
          text: 'Reciben reclamos ACESS, que vigila los servicios de salud, y la Defensoría del Pueblo.',
          facts: ['REC-12', 'AUT-04', 'AUT-10'],
        },
      ],
    },
  ],
  report: [
    {
      question: '¿Me pueden denunciar en el hospital?',
      answer: [
        { text: 'En una emergencia deben atenderle.', facts: ['EME-03'] },
        {
          text: 'La atención pública de un aborto en curso debe ser gratuita y confidencial (ley de 2018).',
          facts: ['LEG-62'],
        },
        {
          text: 'Revelar un secreto profesional puede ser delito, y no denunciar algunos delitos, también.',
          facts: ['LEG-21', 'LEG-39', 'LEG-40', 'LEG-41'],
          opensParagraph: true,
        },
        {
          text: 'Un estudio de 2025 ve una contradicción: nadie puede asegurarle que sí, ni que no.',
          facts: ['LEG-42'],
        },
        { text: 'En 2017, el Ministerio de Salud advirtió que este miedo puede causar la muerte.', facts: ['EME-09'] },
        {
          text: 'Ante la Policía o la Fiscalía, toda persona tiene derecho a callar y a un abogado.',
          facts: ['LEG-45'],
          opensParagraph: true,
        },
        { text: 'La Defensoría Pública da uno gratis a quien no puede pagar.', facts: ['LEG-46'] },
      ],
    },
    {
      question: '¿Hay secreto profesional, o me van a denunciar?',
      answer: [
        { text: 'Una emergencia se atiende.', facts: ['EME-03'] },
        {
          text: 'Con un aborto en curso, la ley manda desde 2018 una atención pública gratuita y confidencial.',
          facts: ['LEG-62'],
        },
        {
          text: 'Faltar al secreto profesional puede ser delito, y callar algunos delitos, también.',
          facts: ['LEG-21', 'LEG-40', 'LEG-39', 'LEG-41'],
          opensParagraph: true,
        },
        { text: 'Según un estudio de 2025, las normas se contradicen: no hay respuesta segura.', facts: ['LEG-42'] },
        { text: 'El Ministerio de Salud avisó en 2017 que el miedo puede causar la muerte.', facts: ['EME-09'] },
        {
          text: 'Si preguntan la Policía o la Fiscalía, toda persona tiene derecho al silencio y a un abogado.',
          facts: ['LEG-45'],
          opensParagraph: true,
        },
        { text: 'A quien no puede pagarlo, la Defensoría Pública se lo da gratis.', facts: ['LEG-46'] },
      ],
    },
    {
      question: '¿Pueden avisar a la Policía si voy a un hospital?',
      answer: [
        { text: 'Una emergencia se atiende siempre.', facts: ['EME-03'] },
        {
          text: 'En lo público, una ley de 2018 manda atender gratis y con reserva un aborto en curso.',
          facts: ['LEG-62'],
        },
        {
          text: 'Contar un secreto profesional puede ser delito, pero algunos delitos hay que denunciarlos.',
          facts: ['LEG-21', 'LEG-40', 'LEG-39', 'LEG-41'],
          opensParagraph: true,
        },
        {
          text: 'Un estudio de 2025 ve normas contradictorias: no decimos que nunca pasa, ni que siempre.',
          facts: ['LEG-42'],
        },
        { text: 'Según dijo en 2017 el Ministerio de Salud, este temor puede causar la muerte.', facts: ['EME-09'] },
        {
          text: 'Guardar silencio y tener abogado son derechos de toda persona ante la Policía o la Fiscalía.',
          facts: ['LEG-45'],
          opensParagraph: true,
        },
        { text: 'La Defensoría Pública defiende gratis a quien no puede pagar.', facts: ['LEG-46'] },
      ],
    },
  ],
  minor: [
    {
      question: 'Soy menor de edad: ¿me atienden?',
      answer: [
        { text: 'En una emergencia, sí, a cualquier edad y aunque vaya sola.', facts: ['EME-03', 'LEG-49'] },
        {
          text: 'No sabemos si avisan a su familia: pregunte antes, en un servicio para adolescentes o en el 171, opción 2.',
          facts: ['PORTAL-EDICION', 'REC-04'],
        },
        { text: 'Los servicios para adolescentes son gratuitos, confidenciales y seguros (2025).', facts: ['REC-29'] },
        {
          text: 'Si usted tiene menos de 14 años y hubo penetración, para la ley es violación, aunque digan que quiso: el delito no es suyo.',
          facts: ['LEG-55'],
          opensParagraph: true,
        },
        {
          text: 'La ley castiga al personal que no denuncia la violencia, y más si la víctima es menor de edad.',
          facts: ['LEG-41', 'LEG-59'],
        },
      ],
    },
    {
      question: '¿Me atienden si soy menor de edad?',
      answer: [
        { text: 'Sí en una emergencia: no importa la edad, ni que vaya sola.', facts: ['EME-03', 'LEG-49'] },
        {
          text: '¿Avisan a la familia? No lo sabemos; pregúntelo antes en el 171, opción 2, o en un servicio para adolescentes.',
          facts: ['PORTAL-EDICION', 'REC-04'],
        },
        {
          text: 'Los servicios para adolescentes no se pagan, y son confidenciales y seguros (2025).',
          facts: ['REC-29'],
        },
        {
          text: 'Si no ha cumplido 14 años y hubo penetración, para la ley es violación, aunque digan que aceptó: el delito no es de usted.',
          facts: ['LEG-55'],
          opensParagraph: true,
        },
        {
          text: 'El personal debe denunciar la violencia: si calla, la ley lo castiga, y con más rigor cuando la víctima es menor de edad.',
          facts: ['LEG-41', 'LEG-59'],
        },
      ],
    },
    {
      question: '¿Necesito a una persona adulta para que me atiendan?',
      answer: [
        { text: 'En una emergencia no: le atienden por su cuenta y a su edad.', facts: ['EME-03', 'LEG-49'] },
        {
          text: 'Si después avisan a su casa, no lo sabemos: antes, pregunte en el 171, opción 2, o en un servicio para adolescentes.',
          facts: ['PORTAL-EDICION', 'REC-04'],
        },
        {
          text: 'En 2025, los servicios para adolescentes eran gratuitos, confidenciales y seguros.',
          facts: ['REC-29'],
        },
        {
          text: 'Con menos de 14 años, si hubo penetración, la ley lo llama violación, digan lo que digan de usted: no es delito suyo.',
          facts: ['LEG-55'],
          opensParagraph: true,
        },
        {
          text: 'Si hubo violencia y el personal no la denuncia, la ley lo castiga, y más si la víctima es menor de edad.',
          facts: ['LEG-41', 'LEG-59'],
        },
      ],
    },
  ],
  rape: [
    {
      question: 'Sufrí una violación: ¿qué hago primero?',
      answer: [
        { text: 'Vaya hoy a emergencias de un hospital, aunque no tenga heridas.', facts: ['VIO-01'] },
        {
          text: 'Lo que previene el VIH debe empezar antes de 72 horas; lo que previene un embarazo, antes de cinco días.',
          facts: ['VIO-02', 'VIO-03'],
        },
        { text: 'Diga: «Sufrí violencia, necesito el Código Púrpura».', facts: ['VIO-07'] },
        { text: 'En la red pública es gratis por ley, que no pide denunciar antes.', facts: ['VIO-05', 'VIO-13'] },
        {
          text: 'El hospital debe avisar a la Fiscalía o a otra autoridad; si usted participa en el proceso, lo decide usted.',
          facts: ['VIO-11', 'VIO-12'],
          opensParagraph: true,
        },
        { text: 'Si hay peligro, el 911 envía a la Policía y ayuda médica (2025).', facts: ['REC-22'] },
        { text: 'Para violencia en la familia: 1800 DELITO (1800 33 54 86), opción 5 (2025).', facts: ['REC-21'] },
        {
          text: 'Si el embarazo viene de una violación y usted quiere interrumpirlo, la ley no castiga que lo haga un profesional de salud capacitado.',
          facts: ['LEG-19'],
          opensParagraph: true,
        },
        {
          text: 'Una ley del 29 de abril de 2022 puso un límite de 12 semanas (dato de 2022 y 2023).',
          facts: ['LEG-25', 'LEG-26'],
        },
        { text: 'Ese año, la Corte Constitucional suspendió partes de ella, de forma provisional.', facts: ['LEG-31'] },
        {
          text: 'Suspendió que se exijan el permiso de los padres, la denuncia o un examen, y que un hospital entero se niegue.',
          facts: ['LEG-27', 'LEG-28', 'LEG-29'],
        },
        {
          text: 'Puede haber cambiado: no espere y pregunte hoy en el hospital o en la Defensoría Pública.',
          facts: ['LEG-31', 'LEG-46'],
        },
        { text: 'Nadie puede obligarle a abortar: es delito.', facts: ['LEG-76'] },
      ],
    },
    {
      question: 'Fue una violación: ¿adónde voy y qué dice la ley?',
      answer: [
        { text: 'A emergencias de un hospital, hoy mismo, aunque no vea heridas.', facts: ['VIO-01'] },
        {
          text: 'Hay un tratamiento que ayuda a prevenir el VIH si empieza antes de 72 horas, y otro que previene un embarazo hasta cinco días después.',
          facts: ['VIO-02', 'VIO-03'],
        },
        { text: 'Puede decir: «Necesito el Código Púrpura: sufrí violencia».', facts: ['VIO-07'] },
        {
          text: 'En la red pública no se paga: la ley manda atenderle, y no pide una denuncia antes.',
          facts: ['VIO-05', 'VIO-13'],
        },
        {
          text: 'El hospital tiene que avisar a la Fiscalía o a otra autoridad, pero la ley no le obliga a usted a participar.',
          facts: ['VIO-11', 'VIO-12'],
          opensParagraph: true,
        },
        { text: 'Si corre peligro, el 911 moviliza a la Policía y a la ayuda médica (2025).', facts: ['REC-22'] },
        {
          text: 'El 1800 DELITO (1800 33 54 86), opción 5, atiende violencia en la familia (2025).',
          facts: ['REC-21'],
        },
        {
          text: 'La ley no castiga que un profesional de salud capacitado interrumpa un embarazo que viene de una violación, si usted lo quiere.',
          facts: ['LEG-19'],
          opensParagraph: true,
        },
        {
          text: 'El límite era de 12 semanas en la ley del 29 de abril de 2022 (dato de 2022 y 2023).',
          facts: ['LEG-25', 'LEG-26'],
        },
        { text: 'La Corte Constitucional suspendió ese año partes de ella; es provisional.', facts: ['LEG-31'] },
        {
          text: 'Suspendió pedir la denuncia, un examen o el permiso de los padres, y que un hospital entero se niegue.',
          facts: ['LEG-27', 'LEG-28', 'LEG-29'],
        },
        {
          text: 'Pregunte hoy, en el hospital o en la Defensoría Pública, si esto ya cambió.',
          facts: ['LEG-31', 'LEG-46'],
        },
        { text: 'Obligar a alguien a abortar es delito.', facts: ['LEG-76'] },
      ],
    },
    {
      question: '¿Qué hago, y qué derechos tengo, después de una violación?',
      answer: [
        {
          text: 'Lo primero es la salud: vaya hoy a emergencias de un hospital, también si no hay heridas.',
          facts: ['VIO-01'],
        },
        {
          text: '¿Por qué hoy? Lo que previene el VIH empieza antes de 72 horas; lo que previene un embarazo, antes de cinco días.',
          facts: ['VIO-02', 'VIO-03'],
        },
        { text: 'Allí diga que sufrió violencia y pida el «Código Púrpura».', facts: ['VIO-07'] },
        {
          text: 'La ley manda que en la red pública sea gratis, y no pide haber denunciado antes.',
          facts: ['VIO-05', 'VIO-13'],
        },
        {
          text: 'El personal debe informar a la Fiscalía o a otra autoridad; usted decide si participa en el proceso.',
          facts: ['VIO-11', 'VIO-12'],
          opensParagraph: true,
        },
        { text: 'Si está en peligro, llame al 911: moviliza a la Policía y ayuda médica (2025).', facts: ['REC-22'] },
        {
          text: 'Si fue en la familia, marque 1800 DELITO (1800 33 54 86), opción 5 (dato de 2025).',
          facts: ['REC-21'],
        },
        {
          text: 'Cuando el embarazo viene de una violación y usted lo decide, no se castiga que lo interrumpa un profesional de salud capacitado.',
          facts: ['LEG-19'],
          opensParagraph: true,
        },
        {
          text: 'La ley del 29 de abril de 2022 puso un límite: 12 semanas (dato de 2022 y 2023).',
          facts: ['LEG-25', 'LEG-26'],
        },
        { text: 'De forma provisional, la Corte Constitucional suspendió partes de ella en 2022.', facts: ['LEG-31'] },
        {
          text: 'Suspendió el permiso de los padres, la denuncia y el examen como requisito, y que un hospital entero se niegue.',
          facts: ['LEG-27', 'LEG-28', 'LEG-29'],
        },
        {
          text: 'Como puede haber cambiado, pregunte hoy en el hospital o en la Defensoría Pública.',
          facts: ['LEG-31', 'LEG-46'],
        },
        { text: 'Y nadie puede forzarle a abortar: la ley lo castiga.', facts: ['LEG-76'] },
      ],
    },
  ],
  law: [
    {
      question: '¿Qué dice la ley sobre el aborto en el Ecuador?',
      answer: [
        { text: 'La ley lo castiga, menos en dos casos.', facts: ['LEG-17', 'LEG-19'] },
        {
          text: 'Uno: hay un peligro para la vida o la salud de la mujer, y no se puede evitar de otra forma.',
          facts: ['LEG-19'],
        },
        {
          text: 'Otro: el embarazo viene de una violación; desde 2021 vale para toda mujer.',
          facts: ['LEG-19', 'LEG-20'],
        },
        { text: 'En los dos, lo hace un profesional de salud capacitado y ella está de acuerdo.', facts: ['LEG-19'] },
        { text: 'Es información general, y no un consejo legal.', facts: ['SOB-03'] },
      ],
    },
    {
      question: '¿Es delito el aborto en el Ecuador?',
      answer: [
        { text: 'Sí, salvo en dos casos que la ley no castiga.', facts: ['LEG-17', 'LEG-19'] },
        {
          text: 'No se castiga si evita un peligro para la vida o la salud de la mujer que no puede evitarse de otro modo.',
          facts: ['LEG-19'],
        },
        {
          text: 'Tampoco si el embarazo viene de una violación: desde 2021, para toda mujer.',
          facts: ['LEG-19', 'LEG-20'],
        },
        {
          text: 'En los dos casos ella está de acuerdo, y lo hace un profesional de salud capacitado.',
          facts: ['LEG-19'],
        },
        { text: 'El portal informa: no da consejo legal.', facts: ['SOB-03'] },
      ],
    },
    {
      question: '¿En qué casos no castiga la ley un aborto?',
      answer: [
        { text: 'En dos; fuera de ellos, lo castiga.', facts: ['LEG-17', 'LEG-19'] },
        {
          text: 'El primero: para evitar un peligro para la vida o la salud de la mujer, si no hay otro medio.',
          facts: ['LEG-19'],
        },
        {
          text: 'El segundo: cuando el embarazo es consecuencia de una violación; desde 2021 vale para toda mujer.',
          facts: ['LEG-19', 'LEG-20'],
        },
        {
          text: 'En los dos hace falta que ella esté de acuerdo y que lo haga un profesional de salud capacitado.',
          facts: ['LEG-19'],
        },
        { text: 'Esto no es consejo legal, y las normas cambian.', facts: ['SOB-03'] },
      ],
    },
  ],
} as const satisfies Partial<QuestionWordings>
