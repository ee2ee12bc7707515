import type { PageMaterial } from '@/generator/material/page-material'

/** Seven questions a set. Each has the brand and its substance, the register, emergency care without prior payment, and why there are no directions. */
export const QUESTION_SETS: PageMaterial['questionSets'] = [
  [
    {
      question: '¿Cytotec y misoprostol son lo mismo?',
      optional: true,
      answer: [
        {
          text: 'No del todo: Cytotec es una marca y misoprostol es el principio activo que contiene.',
          facts: ['DEF-02'],
        },
        {
          text: 'En otros países hay más marcas con la misma sustancia, y no todas tienen los mismos usos aprobados.',
          facts: ['DEF-02', 'COM-04', 'USO-04'],
        },
        {
          text: 'Por eso esta página habla de la marca y de su ficha, y el portal dedica otra a la sustancia.',
          facts: ['DEF-02', 'SOB-01'],
        },
      ],
    },
    {
      question: '¿Para qué se creó Cytotec?',
      optional: true,
      answer: [
        { text: 'Se creó para el estómago.', facts: ['DEF-03'] },
        {
          text: 'Su fin original es prevenir las úlceras y lesiones que causan los antiinflamatorios.',
          facts: ['DEF-03'],
        },
        {
          text: 'En España la ficha agrega el tratamiento de la úlcera duodenal; en Estados Unidos, no.',
          facts: ['USO-02', 'USO-03'],
        },
        {
          text: 'Qué usos valen en Ecuador lo dice el registro de cada producto, que otorga ARCSA.',
          facts: ['USO-04', 'REG-02'],
        },
      ],
    },
    {
      question: 'Si la caja dice Cytotec, ¿puedo confiar?',
      optional: true,
      answer: [
        { text: 'La caja sola no alcanza.', facts: ['COM-07'] },
        { text: 'Un trabajo publicado en 2016 encontró productos falsificados con ese rótulo.', facts: ['COM-07'] },
        {
          text: 'También halló que 4 de cada 10 muestras tenían menos del 90 % del misoprostol declarado.',
          facts: ['COM-07'],
        },
        {
          text: 'Y aun si es auténtico, el calor y la humedad pueden degradarlo; en lo que se ofrece por redes no hay garantía.',
          facts: ['COM-06', 'PRE-02'],
        },
      ],
    },
    {
      question: '¿Cómo se comprueba un registro sanitario desde {city}?',
      optional: true,
      answer: [
        { text: 'Igual que en cualquier otra parte del país.', facts: ['REG-02', 'CIU-09'] },
        { text: 'La entidad que otorga el registro y lo vigila es ARCSA.', facts: ['REG-02'] },
        {
          text: 'Según El Universo (2018), ofrece una consulta pública y una aplicación, Arcsa Móvil.',
          facts: ['REG-02', 'REG-06'],
        },
        { text: 'Allí puede revisarse también el permiso del establecimiento.', facts: ['REG-02', 'PRE-04'] },
        {
          text: 'Si un producto no aparece, pregunte a ARCSA o a un profesional antes de fiarse.',
          facts: ['REG-02', 'PRE-01'],
        },
      ],
    },
    {
      question: '¿Me pueden pedir un pago antes de atenderme en una emergencia?',
      answer: [
        { text: 'No deberían.', facts: ['EME-04'] },
        {
          text: 'La Ley 77 de derechos del paciente (El Universo, 2005) dice que todo centro, público o privado, debe recibir de inmediato a quien llega en emergencia.',
          facts: ['EME-04'],
        },
        { text: 'No puede exigirle un pago previo.', facts: ['EME-04'] },
        { text: 'Si necesita ayuda, llame al 911, que es gratuito.', facts: ['EME-01'] },
      ],
    },
    {
      question: '¿Qué señales piden llamar al 911?',
      answer: [
        {
          text: 'Un sangrado que empapa 2 o más toallas por hora durante dos horas.',
          facts: ['ALA-01', 'ALA-02', 'EME-01'],
        },
        { text: 'Un desmayo, y en ese caso de inmediato.', facts: ['ALA-03'] },
        { text: 'Una fiebre de 38,5 °C o más, o de 38 °C que dura 4 horas.', facts: ['ALA-04', 'ALA-05'] },
        {
          text: 'En {city} las señales son las mismas que en todo el país, y la llamada es gratuita.',
          facts: ['CIU-09', 'EME-01'],
        },
      ],
    },
    {
      question: '¿Por qué este portal no explica el modo de empleo?',
      optional: true,
      answer: [
        { text: 'Porque su tarea es informar, no tratar.', facts: ['SOB-01', 'SOB-03'] },
        {
          text: 'Esas indicaciones dependen de la salud de cada persona y las da quien receta y hace el seguimiento.',
          facts: ['PRE-01'],
        },
        {
          text: 'Por regla, el portal no indica pautas ni cantidades, no diagnostica y no gestiona citas.',
          facts: ['SOB-03', 'COM-05'],
        },
        { text: 'Lo que sí hace es mostrar avisos, fuentes y servicios oficiales.', facts: ['SOB-01'] },
      ],
    },
  ],
  [
    {
      question: '¿Qué quiere decir que Cytotec sea una marca?',
      optional: true,
      answer: [
        { text: 'Quiere decir que es un nombre comercial.', facts: ['DEF-02'] },
        {
          text: 'La sustancia se llama misoprostol, y es el único principio activo de sus comprimidos.',
          facts: ['DEF-02', 'COM-01'],
        },
        {
          text: 'La marca, hoy de Pfizer, no es un sello de garantía: hubo productos falsos que la llevaban escrita.',
          facts: ['DEF-05', 'COM-07'],
        },
        { text: 'Por eso se mira el registro de cada producto y no solo el nombre.', facts: ['USO-04'] },
      ],
    },
    {
      question: '¿La ficha de Estados Unidos aprueba usarlo en el parto?',
      optional: true,
      answer: [
        { text: 'No.', facts: ['USO-03'] },
        { text: 'Esa ficha solo aprueba el uso gástrico.', facts: ['USO-03'] },
        {
          text: 'Los usos obstétricos están fuera de ella, y la autoridad de ese país los limita al hospital.',
          facts: ['USO-03'],
        },
        {
          text: 'Exige que vigile personal obstétrico, y se han informado casos graves en la madre y el feto.',
          facts: ['ADV-06'],
        },
        { text: 'En Ecuador, los usos dependen del registro de cada producto.', facts: ['USO-04'] },
      ],
    },
    {
      question: '¿Puedo dar a otra persona el que me recetaron?',
      optional: true,
      answer: [
        { text: 'No: la ficha pide no compartirlo.', facts: ['ADV-04'] },
        {
          text: 'Lo que un profesional indicó para usted puede dañar a otra persona, sobre todo si hay un embarazo.',
          facts: ['ADV-04', 'ADV-01'],
        },
        { text: 'También pide dejarlo fuera del alcance de niñas y niños.', facts: ['ADV-07'] },
        {
          text: 'Si alguien cercano se siente mal, lo seguro es una consulta; en {city}, el 171, opción 1, da turnos.',
          facts: ['PRE-01', 'REC-03'],
        },
      ],
    },
    {
      question: '¿Dónde se mira si un producto tiene registro?',
      optional: true,
      answer: [
        { text: 'En los canales de ARCSA, que otorga y vigila los registros sanitarios.', facts: ['REG-02'] },
        {
          text: 'El Universo (2018) describe la aplicación Arcsa Móvil, que sirve para comprobar productos y establecimientos.',
          facts: ['REG-02', 'PRE-04', 'REG-06'],
        },
        {
          text: 'No pudimos confirmar si Cytotec tiene hoy registro vigente, y por eso no lo afirmamos ni lo negamos.',
          facts: ['USO-04'],
        },
        { text: 'Quien viva en {city} puede hacer la consulta por su cuenta.', facts: ['REG-02', 'REG-06'] },
      ],
    },
    {
      question: 'Si llego a emergencias sin dinero, ¿me deben recibir?',
      answer: [
        { text: 'Sí: deben recibirle de inmediato, sin pedir antes un pago.', facts: ['EME-04'] },
        {
          text: 'Así lo establece la Ley 77 de derechos del paciente (El Universo, 2005), para centros públicos y privados.',
          facts: ['EME-04', 'LEG-36'],
        },
        { text: 'La misma ley habla de trato digno, sin discriminación, y de confidencialidad.', facts: ['LEG-36'] },
        { text: 'No dice que toda atención privada sea gratuita: habla del pago previo.', facts: ['EME-04'] },
        { text: 'Para pedir ayuda, marque 911.', facts: ['EME-01'] },
      ],
    },
    {
      question: '¿A quién llamo en {city} si no es una emergencia?',
      answer: [
        { text: 'Al 171.', facts: ['CIU-01'] },
        {
          text: 'La opción 1 da turnos en centros de salud del Ministerio, y la opción 2, asesoría gratuita en salud sexual y reproductiva.',
          facts: ['REC-03', 'REC-04'],
        },
        { text: 'Funciona para todo el país, pero no es línea de emergencia.', facts: ['REC-03', 'CIU-01'] },
        {
          text: 'Si hay desmayo o sangrado fuerte, llame al 911: la llamada es gratuita.',
          facts: ['EME-01', 'ALA-03'],
        },
      ],
    },
    {
      question: '¿Por qué no hay cantidades en esta página?',
      optional: true,
      answer: [
        { text: 'Porque no hacen falta para entender qué es la marca ni cuáles son sus avisos.', facts: ['COM-05'] },
        { text: 'Lo que conviene a una persona lo decide quien receta, después de escucharla.', facts: ['PRE-01'] },
        { text: 'Las fichas piden que el medicamento se use solo con receta y con seguimiento.', facts: ['PRE-01'] },
        {
          text: 'El portal respeta esa idea: informa y orienta hacia los servicios oficiales, pero no da pautas.',
          facts: ['SOB-01', 'SOB-03'],
        },
      ],
    },
  ],
  [
    {
      question: '¿Tiene Cytotec registro sanitario vigente en Ecuador?',
      optional: true,
      answer: [
        { text: 'No lo sabemos: el portal no pudo confirmarlo, así que no lo afirma ni lo niega.', facts: ['USO-04'] },
        { text: 'La respuesta está en ARCSA, que da y vigila ese registro.', facts: ['REG-02'] },
        {
          text: 'Según El Universo (2018), la entidad ofrece una consulta pública y la aplicación Arcsa Móvil.',
          facts: ['REG-02', 'REG-06'],
        },
        { text: 'Sirven igual en {city} que en el resto del país.', facts: ['CIU-09'] },
      ],
    },
    {
      question: '¿En qué se diferencia la marca de la sustancia?',
      optional: true,
      answer: [
        { text: 'La sustancia, misoprostol, es lo que produce el efecto.', facts: ['DEF-02'] },
        { text: 'Cytotec es el nombre comercial de unos comprimidos que la contienen.', facts: ['DEF-02', 'DEF-05'] },
        {
          text: 'En cada país, la ficha de la marca recoge los usos que allí se aprobaron, y no siempre coinciden.',
          facts: ['USO-04'],
        },
        { text: 'Llevar un nombre conocido no prueba la calidad: se han hallado falsificaciones.', facts: ['COM-07'] },
      ],
    },
    {
      question: '¿Qué avisa la ficha sobre el embarazo?',
      optional: true,
      answer: [
        { text: 'Que una embarazada no debe usarlo para el estómago.', facts: ['ADV-03'] },
        { text: 'Puede causar aborto, parto prematuro, defectos congénitos o rotura del útero.', facts: ['ADV-01'] },
        { text: 'El riesgo de rotura aumenta con una cesárea previa y con el avance del embarazo.', facts: ['ADV-02'] },
        {
          text: 'Si hubo exposición y el embarazo sigue, se necesita control prenatal y consejo médico.',
          facts: ['GRA-06'],
        },
      ],
    },
    {
      question: 'Leo desde {city}: ¿por qué se habla de Colombia?',
      optional: true,
      answer: [
        {
          text: 'Porque en 2021 la autoridad de ese país, Invima, avisó que Cytotec no tiene registro allí desde 2014, y conviene no confundirse.',
          facts: ['PRE-03', 'USO-04'],
        },
        { text: 'Considera fraudulento el que circula desde allí con esa marca.', facts: ['PRE-03', 'PRE-02'] },
        { text: 'Es un aviso para Colombia y no describe lo que pasa en Ecuador.', facts: ['PRE-03', 'USO-04'] },
        { text: 'Aquí decide el registro de cada producto ante ARCSA.', facts: ['USO-04'] },
      ],
    },
    {
      question: '¿Se atiende una emergencia aunque no pueda pagar antes?',
      answer: [
        { text: 'La ley dice que sí.', facts: ['EME-04'] },
        {
          text: 'Según la Ley 77 de derechos del paciente (El Universo, 2005), ningún centro puede pedir un pago para recibir a quien llega en emergencia.',
          facts: ['EME-04'],
        },
        { text: 'Vale para centros públicos y privados, y la recepción debe ser inmediata.', facts: ['EME-04'] },
        { text: 'El 911 es la línea única y gratuita para pedir ayuda.', facts: ['EME-01'] },
      ],
    },
    {
      question: '¿Cambian los riesgos por estar en {city}?',
      answer: [
        { text: 'No.', facts: ['CIU-09'] },
        {
          text: 'Lo médico y lo legal son iguales en todo Ecuador, y este portal no supone nada sobre las personas de un lugar.',
          facts: ['CIU-09'],
        },
        {
          text: 'Tampoco cambian los números: el 911 para emergencias y el 171 para turnos y asesoría.',
          facts: ['CIU-01', 'REC-03', 'REC-04'],
        },
        { text: 'Lo que sí puede variar es el hospital más cercano.', facts: ['CIU-09', 'CIU-04'] },
      ],
    },
    {
      question: '¿Puede el portal decirme cómo usarlo?',
      optional: true,
      answer: [
        { text: 'No, y no es por falta de interés en ayudarle.', facts: ['SOB-03', 'SOB-01'] },
        {
          text: 'Un texto no puede examinarle ni conocer su historia; un profesional, sí.',
          facts: ['SOB-03', 'PRE-01'],
        },
        {
          text: 'Hay datos que pesan, como un embarazo, una cesárea previa, alergias, anemia u otras enfermedades.',
          facts: ['PRE-06'],
        },
        {
          text: 'Por eso el portal no da pautas y recomienda la consulta con quien pueda recetar y acompañar.',
          facts: ['SOB-03', 'PRE-01'],
        },
      ],
    },
  ],
]
