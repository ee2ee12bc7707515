import type { PageMaterial } from '@/generator/material/page-material'

/** Common effects, signs of alarm, care afterwards. Every template states the same four thresholds. */
export const RISKS: PageMaterial['risks'] = [
  [
    [
      { text: 'Algunas señales no pueden esperar.', facts: ['ALA-01', 'ALA-03'] },
      {
        text: 'Llame al 911 si empapa 2 o más toallas por hora durante dos horas.',
        facts: ['ALA-01', 'ALA-02', 'EME-01'],
      },
      { text: 'Si hay un desmayo, llame de inmediato, sin contar las horas.', facts: ['ALA-03', 'EME-01'] },
      { text: 'Tampoco espere si sangra y siente mareo o el pulso acelerado.', facts: ['ALA-03'] },
      { text: 'La llamada es gratuita, desde {city} y desde cualquier punto del país.', facts: ['EME-01', 'CIU-01'] },
    ],
    [
      { text: 'La fiebre es otra alarma.', facts: ['ALA-04'] },
      {
        text: 'Marque el 911 con fiebre de 38,5 °C o más, o de 38 °C que dura 4 horas.',
        facts: ['ALA-04', 'ALA-05', 'EME-01'],
      },
      {
        text: 'Unos escalofríos breves pueden ser pasajeros; si siguen o vuelven, hay que descartar una infección.',
        facts: ['ALA-06'],
      },
      { text: 'A veces la infección llega sin fiebre.', facts: ['ALA-07'] },
      {
        text: 'Con debilidad, vómito o malestar por más de 24 horas, pida atención hoy.',
        facts: ['ALA-07'],
      },
      { text: 'Un dolor fuerte de vientre que no cede es para el 911.', facts: ['ALA-08'] },
      { text: 'La OMS pide volver al centro de salud si el dolor va en aumento.', facts: ['ALA-13'] },
    ],
    {
      optional: [
        { text: 'Otros efectos son frecuentes y, en general, menos serios.', facts: ['COMU-01', 'COMU-02'] },
        {
          text: 'En el uso para el estómago, los principales son la diarrea y el dolor abdominal.',
          facts: ['COMU-01'],
        },
        { text: 'La diarrea suele empezar pronto y terminar sola.', facts: ['COMU-02'] },
        { text: 'Las mujeres pueden notar manchado, cólicos o cambios en la regla.', facts: ['COMU-04'] },
      ],
    },
    [
      {
        text: 'En una embarazada, el misoprostol puede causar defectos congénitos, aborto, parto prematuro o rotura del útero.',
        facts: ['ADV-01'],
      },
      { text: 'Si el embarazo sigue después de usarlo, se necesita control médico.', facts: ['GRA-06'] },
    ],
    {
      optional: [
        { text: 'Tras una pérdida del embarazo, los cólicos y el sangrado son esperables.', facts: ['COMU-07'] },
        {
          text: 'Fíjese en cuán fuertes son, cuánto duran y qué más siente.',
          facts: ['COMU-07'],
        },
        {
          text: 'Si el sangrado pasa de dos semanas, vaya hoy a un hospital o a un centro de salud, en {city} o en el lugar más cercano.',
          facts: ['ALA-12'],
        },
      ],
    },
    {
      optional: [
        {
          text: 'En una emergencia, todo centro debe recibir a la persona sin exigir un pago antes.',
          facts: ['EME-04'],
        },
        {
          text: 'Así lo resume una nota de prensa de 2005 sobre la Ley 77, de derechos del paciente.',
          facts: ['EME-04', 'LEG-36'],
        },
      ],
    },
  ],
  [
    {
      optional: [
        { text: 'Empecemos por lo más común.', facts: ['COMU-01'] },
        {
          text: 'En el tratamiento del estómago, el misoprostol causa sobre todo diarrea y dolor abdominal.',
          facts: ['COMU-01'],
        },
        { text: 'La diarrea se ve sobre todo al principio y tiende a irse.', facts: ['COMU-02'] },
        { text: 'Rara vez es intensa y deja al cuerpo sin agua.', facts: ['COMU-02'] },
        { text: 'Ese peligro crece si el intestino ya estaba inflamado por una enfermedad.', facts: ['GRA-08'] },
        { text: 'Los antiácidos con magnesio pueden agravar la diarrea.', facts: ['MEC-07'] },
      ],
    },
    {
      optional: [
        {
          text: 'Entre los efectos que se describen en las mujeres están el manchado, los cólicos y las reglas abundantes o irregulares.',
          facts: ['COMU-04'],
        },
        {
          text: 'Un sangrado después de la menopausia, durante el tratamiento, requiere estudio médico.',
          facts: ['COMU-06'],
        },
      ],
    },
    [
      { text: 'En el embarazo hay riesgos serios.', facts: ['ADV-01'] },
      {
        text: 'El medicamento puede dañar al bebé, adelantar el parto o causar un aborto o la rotura del útero.',
        facts: ['ADV-01'],
      },
      {
        text: 'Si se descubre un embarazo mientras se trata el estómago, se deja el medicamento y se llama al médico enseguida.',
        facts: ['ADV-05'],
      },
      { text: 'El medicamento recetado no se comparte.', facts: ['ADV-04'] },
    ],
    [
      { text: 'Hay sangrados que son una emergencia.', facts: ['ALA-01'] },
      { text: 'La medida es esta: 2 o más toallas por hora durante dos horas.', facts: ['ALA-01', 'ALA-02'] },
      {
        text: 'Con ese sangrado, llame al 911; con un desmayo, hágalo al instante.',
        facts: ['ALA-01', 'ALA-03', 'EME-01'],
      },
      { text: 'Si no es fuerte, pero ya dura más de dos semanas, pida atención hoy.', facts: ['ALA-12'] },
    ],
    [
      {
        text: 'Una fiebre de 38,5 °C o más, o de 38 °C que dura 4 horas, es para el 911.',
        facts: ['ALA-04', 'ALA-05', 'EME-01'],
      },
      { text: 'Y hay infecciones graves que no dan fiebre.', facts: ['ALA-07'] },
      {
        text: 'Si la debilidad, la náusea, el vómito o la diarrea pasan de 24 horas, pida atención hoy.',
        facts: ['ALA-07'],
      },
    ],
    {
      optional: [
        {
          text: 'Para estas señales está el 911, también en {city}, y la llamada es gratuita.',
          facts: ['EME-01', 'CIU-01'],
        },
        { text: 'El chat del portal abre de lunes a viernes y no atiende emergencias.', facts: ['ALA-14'] },
        { text: 'Sin urgencia, en {city} puede pedir turno al 171, opción 1.', facts: ['REC-03', 'CIU-01'] },
        {
          text: 'En un hospital o una clínica, primero se recibe la emergencia: nadie debe exigir el pago antes.',
          facts: ['EME-04'],
        },
        { text: 'Lo pide la Ley 77, según explicó la prensa en 2005.', facts: ['EME-04'] },
      ],
    },
  ],
  [
    {
      optional: [
        { text: 'Hay molestias ya conocidas, que se observan.', facts: ['COMU-01', 'COMU-02'] },
        {
          text: 'La diarrea es la principal en quienes cuidan su estómago con misoprostol, y por lo común pasa sola.',
          facts: ['COMU-01', 'COMU-02'],
        },
        { text: 'Le sigue el dolor de barriga.', facts: ['COMU-01'] },
        { text: 'En mujeres puede haber cólicos, manchas o una menstruación más abundante.', facts: ['COMU-04'] },
        { text: 'También es esperable sangrar y tener cólicos cuando se pierde un embarazo.', facts: ['COMU-07'] },
        { text: 'La OMS ve habitual que ese sangrado dure hasta dos semanas.', facts: ['ALA-12'] },
      ],
    },
    {
      optional: [
        { text: 'Con un sangrado de más de dos semanas, pida atención hoy.', facts: ['ALA-12'] },
        {
          text: 'Si se sangra después de la menopausia, durante el tratamiento, hace falta un estudio médico.',
          facts: ['COMU-06'],
        },
        {
          text: 'Si el embarazo sigue después de usarlo, se necesitan controles: el bebé puede tener defectos.',
          facts: ['GRA-06'],
        },
        { text: 'Para lo que puede esperar, en {city} se pide cita al 171, opción 1.', facts: ['REC-03', 'CIU-01'] },
      ],
    },
    [
      {
        text: 'Es para el 911 un sangrado que llena 2 o más toallas por hora durante dos horas.',
        facts: ['ALA-01', 'ALA-02', 'EME-01'],
      },
      { text: 'Un desmayo también lo es, y no hay que esperar.', facts: ['ALA-03', 'EME-01'] },
      {
        text: 'Igual ocurre con la fiebre de 38,5 °C o más, o de 38 °C que dura 4 horas.',
        facts: ['ALA-04', 'ALA-05', 'EME-01'],
      },
      { text: 'También el dolor de vientre intenso que no se calma.', facts: ['ALA-08'] },
      {
        text: 'Con debilidad o malestar por más de 24 horas, pida atención hoy, aunque no haya fiebre.',
        facts: ['ALA-07'],
      },
    ],
    [
      {
        text: 'La ficha advierte a las embarazadas: puede haber aborto, parto antes de tiempo, rotura del útero o defectos en el bebé.',
        facts: ['ADV-01'],
      },
      {
        text: 'Por eso, si se confirma un embarazo, el tratamiento del estómago se suspende y se llama al médico.',
        facts: ['ADV-05'],
      },
      {
        text: 'Si usa anticoagulantes o tiene inflamado el intestino por una enfermedad, debe informarlo.',
        facts: ['CON-06', 'CON-08'],
      },
    ],
    {
      optional: [
        { text: 'Llamar al 911 desde {city} es gratuito.', facts: ['EME-01', 'CIU-01'] },
        { text: 'Ningún centro, público o privado, debe cobrar antes de recibir una emergencia.', facts: ['EME-04'] },
        { text: 'Esto viene de la Ley 77, según una publicación de prensa de 2005.', facts: ['EME-04'] },
        { text: 'Los riesgos son iguales en {city} que en cualquier otra parte.', facts: ['CIU-09'] },
      ],
    },
  ],
  [
    {
      optional: [
        { text: 'Es esperable tener cólicos y sangrado durante una pérdida del embarazo.', facts: ['COMU-07'] },
        { text: 'La OMS da un promedio de 9 días de sangrado y ve habitual llegar a dos semanas.', facts: ['ALA-12'] },
        {
          text: 'Si dura más de dos semanas, vaya hoy a un hospital o a un centro de salud, en {city} o en el lugar más cercano.',
          facts: ['ALA-12'],
        },
        { text: 'Si además hay fiebre, mareo o sangrado fuerte, es una emergencia.', facts: ['ALA-12'] },
      ],
    },
    [
      {
        text: 'Tres cosas separan lo esperable de la alarma: la fuerza, el tiempo y lo que acompaña al sangrado.',
        facts: ['COMU-07'],
      },
      {
        text: 'Empapar 2 o más toallas por hora durante dos horas es demasiado: llame al 911.',
        facts: ['ALA-01', 'ALA-02', 'EME-01'],
      },
      { text: 'Un desmayo obliga a llamar en ese instante.', facts: ['ALA-03', 'EME-01'] },
      { text: 'Haga lo mismo si el sangrado viene con mareo o con el pulso acelerado.', facts: ['ALA-03'] },
    ],
    [
      { text: 'Unos escalofríos cortos pueden venir del propio medicamento.', facts: ['ALA-06'] },
      { text: 'Si se repiten, hay que buscar una infección.', facts: ['ALA-06'] },
      {
        text: 'Llame también al 911 por fiebre de 38,5 °C o más, o de 38 °C que dura 4 horas.',
        facts: ['ALA-04', 'ALA-05', 'EME-01'],
      },
      { text: 'No tener fiebre no descarta una infección grave.', facts: ['ALA-07'] },
      { text: 'Con vómito, diarrea o debilidad por más de 24 horas, pida atención hoy.', facts: ['ALA-07'] },
    ],
    {
      optional: [
        { text: 'Hay datos que ayudan al personal a medir el riesgo.', facts: ['ALA-01', 'CON-06'] },
        {
          text: 'Por ejemplo, cuántas toallas se llenan por hora y desde cuándo, o las horas que lleva la fiebre.',
          facts: ['ALA-01', 'ALA-04'],
        },
        { text: 'Si usa anticoagulantes, dígalo siempre.', facts: ['CON-06'] },
        { text: 'Si tiene el intestino inflamado por una enfermedad, también.', facts: ['CON-08'] },
      ],
    },
    [
      {
        text: 'Si el embarazo continúa después de usarlo, el misoprostol puede haber afectado al bebé.',
        facts: ['GRA-06'],
      },
      { text: 'Por ese motivo hacen falta control prenatal y consejo médico.', facts: ['GRA-06'] },
      { text: 'Otros daños posibles en el embarazo son el parto prematuro y la rotura del útero.', facts: ['ADV-01'] },
    ],
    {
      optional: [
        {
          text: 'La Ley 77 nombra el derecho a una atención digna, sin discriminación y confidencial.',
          facts: ['LEG-36'],
        },
        { text: 'En emergencias pide recibir a la persona de inmediato, sin pago previo.', facts: ['EME-04'] },
        { text: 'El dato sale de una nota de prensa de 2005.', facts: ['LEG-36', 'EME-04'] },
        { text: 'Desde {city}, llamar al 911 es gratuito.', facts: ['EME-01', 'CIU-01'] },
      ],
    },
  ],
  [
    [
      { text: 'La primera advertencia es para las embarazadas.', facts: ['ADV-01'] },
      { text: 'Para ellas hay peligro de aborto, de parto antes de tiempo y de rotura del útero.', facts: ['ADV-01'] },
      { text: 'También puede haber defectos congénitos en el bebé.', facts: ['ADV-01'] },
      {
        text: 'Si se usaba para el estómago y llega un embarazo, se suspende y se avisa al médico de inmediato.',
        facts: ['ADV-05'],
      },
      { text: 'Después vienen el control prenatal y el consejo de un profesional.', facts: ['GRA-06'] },
    ],
    [
      { text: 'El sangrado es la segunda advertencia.', facts: ['ALA-01'] },
      {
        text: 'Si llena 2 o más toallas por hora durante dos horas, llame al 911.',
        facts: ['ALA-01', 'ALA-02', 'EME-01'],
      },
      { text: 'Con mareo o pulso acelerado, llame antes de que pasen las dos horas.', facts: ['ALA-03'] },
      { text: 'Un desmayo es razón para llamar ya.', facts: ['ALA-03', 'EME-01'] },
      { text: 'Y si no es tan fuerte, pero supera las dos semanas, pida atención hoy.', facts: ['ALA-12'] },
    ],
    [
      { text: 'La fiebre y el malestar son la tercera.', facts: ['ALA-04', 'ALA-07'] },
      {
        text: 'Llame al 911 ante una fiebre de 38,5 °C o más, o de 38 °C que dura 4 horas.',
        facts: ['ALA-04', 'ALA-05', 'EME-01'],
      },
      { text: 'Una infección grave no siempre da fiebre.', facts: ['ALA-07'] },
      {
        text: 'Pida atención hoy si la náusea, el vómito, la diarrea o la debilidad pasan de 24 horas.',
        facts: ['ALA-07'],
      },
    ],
    {
      optional: [
        { text: 'Para la OMS, un dolor que crece es razón para regresar al centro de salud.', facts: ['ALA-13'] },
        { text: 'Si es intenso y no cede, llame al 911.', facts: ['ALA-08'] },
      ],
    },
    {
      optional: [
        { text: 'No todo es grave.', facts: ['COMU-01', 'COMU-02'] },
        {
          text: 'Entre quienes lo usan por su estómago, lo más frecuente es la diarrea o el dolor abdominal.',
          facts: ['COMU-01'],
        },
        { text: 'La diarrea tiende a ceder.', facts: ['COMU-02'] },
        {
          text: 'Si es intensa puede deshidratar, sobre todo con una enfermedad inflamatoria intestinal.',
          facts: ['COMU-02', 'GRA-08'],
        },
        { text: 'También puede haber manchado o reglas irregulares.', facts: ['COMU-04'] },
      ],
    },
    {
      optional: [
        { text: 'En una emergencia, el 911 sirve en {city} y es gratuito.', facts: ['EME-01', 'CIU-01'] },
        {
          text: 'Según la Ley 77, que la prensa explicó en 2005, todo centro debe recibir de inmediato a quien llega, sin exigir pago previo.',
          facts: ['EME-04'],
        },
        { text: 'Para un control en {city}, marque el 171, opción 1.', facts: ['REC-03', 'CIU-01'] },
        {
          text: 'No use el chat del portal en una urgencia: tiene horario y no atiende emergencias.',
          facts: ['ALA-14'],
        },
      ],
    },
  ],
]
