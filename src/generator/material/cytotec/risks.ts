import { CONTRAINDICATIONS } from '@/generator/material/contraindications'
import type { PageMaterial } from '@/generator/material/page-material'

/** Bleeding and ectopic pregnancy first, then the other serious effects, the common ones, whom to tell what, and the product itself. */
export const RISKS: PageMaterial['risks'] = [
  [
    [
      {
        text: 'Las señales de alarma están todas al comienzo de esta página; aquí se explica qué hay detrás.',
        facts: ['PORTAL-PAGINAS'],
      },
      { text: 'El riesgo más urgente es la hemorragia, es decir, perder mucha sangre.', facts: ['GRA-01'] },
      { text: 'Puede hacer falta un hospital, una cirugía o una transfusión.', facts: ['GRA-01'] },
      { text: 'También es muy grave un embarazo ectópico, que está fuera del útero.', facts: ['GRA-05'] },
      { text: 'Si se rompe, sangra por dentro y pone en riesgo la vida.', facts: ['GRA-05'] },
      { text: 'Se trata en un hospital y, con frecuencia, con cirugía urgente.', facts: ['GRA-05'] },
      { text: 'Sus señales pueden confundirse con las de un aborto.', facts: ['GRA-05'] },
    ],
    [
      {
        text: 'Otro riesgo es la infección del útero, que suele empezar por restos que quedaron dentro.',
        facts: ['GRA-12', 'GRA-04'],
      },
      { text: 'Es una emergencia, puede venir sin fiebre y se trata con antibióticos.', facts: ['GRA-02', 'GRA-12'] },
      {
        text: 'El útero puede romperse, sobre todo en un embarazo avanzado o con una cesárea anterior.',
        facts: ['GRA-03', 'ADV-02'],
      },
      { text: 'Esa rotura puede causar un sangrado grave, la pérdida del útero o la muerte.', facts: ['GRA-13'] },
      { text: 'Si el embarazo sigue, hay riesgo de defectos en el bebé: consulte cuanto antes.', facts: ['GRA-06'] },
      { text: 'Por eso la ficha de Cytotec lleva una advertencia en recuadro sobre el embarazo.', facts: ['ADV-01'] },
      { text: 'También es posible una reacción alérgica grave.', facts: ['GRA-07', 'ALA-11'] },
    ],
    [
      { text: 'Otros efectos son más comunes y menos serios.', facts: ['COMU-01', 'COMU-02'] },
      { text: 'En el tratamiento del estómago son la diarrea y el dolor de vientre.', facts: ['COMU-01'] },
      { text: 'La diarrea suele ceder sola; si es intensa, puede deshidratar.', facts: ['COMU-02', 'GRA-08'] },
      { text: 'También puede haber cólicos, manchado o escalofríos.', facts: ['COMU-04', 'COMU-05'] },
      {
        text: 'Pero con un embarazo, o con la duda, ningún sangrado ni dolor se deja para otro día.',
        facts: ['ALA-10', 'ALA-22'],
      },
    ],
    [
      {
        text: 'Diga al personal de salud si algo de esto es su caso, porque puede cambiar el tratamiento:',
        facts: ['PRE-06'],
      },
      ...CONTRAINDICATIONS,
    ],
    [
      {
        text: 'El producto también puede ser un riesgo: se hallaron falsificaciones con el rótulo de Cytotec.',
        facts: ['COM-07'],
      },
      { text: 'Lo que llega por redes, por mensajes o en la calle no tiene garantía de contenido.', facts: ['PRE-02'] },
      {
        text: 'No use otro medicamento por su cuenta para frenar un síntoma: puede tapar algo grave.',
        facts: ['EME-08'],
      },
      { text: 'El que le recetaron no se comparte, y se guarda lejos de niñas y niños.', facts: ['ADV-04', 'ADV-07'] },
    ],
  ],
  [
    [
      { text: '¿Qué es lo más peligroso? Sangrar demasiado.', facts: ['GRA-01'] },
      { text: 'Una hemorragia así puede necesitar un hospital, una cirugía o sangre donada.', facts: ['GRA-01'] },
      { text: '¿Qué otro peligro no espera? El embarazo ectópico, que crece fuera del útero.', facts: ['GRA-05'] },
      {
        text: 'Si se rompe, la vida corre peligro; su tratamiento es de hospital y muchas veces con cirugía.',
        facts: ['GRA-05'],
      },
      { text: 'Puede parecer un aborto, porque las señales se confunden.', facts: ['GRA-05'] },
      { text: 'Las señales que piden ayuda, completas, abren esta página.', facts: ['PORTAL-PAGINAS'] },
    ],
    [
      {
        text: '¿Qué más puede pasar? Que queden restos en el útero y haya una infección.',
        facts: ['GRA-04', 'GRA-12'],
      },
      {
        text: 'Es poco frecuente, pero es una emergencia; a veces no da fiebre, y se trata con antibióticos.',
        facts: ['GRA-02', 'GRA-12'],
      },
      {
        text: 'La ficha de Cytotec advierte además, dentro de un recuadro, de la rotura del útero.',
        facts: ['ADV-01', 'GRA-03'],
      },
      {
        text: 'El riesgo crece con el avance del embarazo y con una cesárea u otra cirugía del útero.',
        facts: ['ADV-02'],
      },
      { text: 'Puede llevar a un sangrado grave, a perder el útero o a la muerte.', facts: ['GRA-13'] },
      {
        text: 'El recuadro habla también de defectos en el bebé: si el embarazo puede seguir, consulte pronto.',
        facts: ['ADV-01', 'GRA-06'],
      },
      { text: 'Una alergia grave es otro riesgo conocido.', facts: ['GRA-07', 'ALA-11'] },
    ],
    [
      {
        text: '¿Y lo menos serio? La diarrea y el dolor de vientre son lo más común en el uso para el estómago.',
        facts: ['COMU-01'],
      },
      {
        text: 'Con el tiempo la diarrea cede; si es muy fuerte, el cuerpo se deshidrata.',
        facts: ['COMU-02', 'GRA-08'],
      },
      { text: 'Se conocen asimismo escalofríos, cólicos y manchado.', facts: ['COMU-04', 'COMU-05'] },
      { text: 'Con un embarazo posible, cualquier sangrado o dolor se atiende hoy.', facts: ['ALA-10', 'ALA-22'] },
    ],
    [
      { text: '¿Qué debe saber quien le atiende? Si algo de esta lista le pasa a usted:', facts: ['PRE-06'] },
      ...CONTRAINDICATIONS,
    ],
    [
      { text: '¿Se puede confiar en una caja? No siempre: hubo productos falsos con este nombre.', facts: ['COM-07'] },
      { text: 'Nadie garantiza lo que se ofrece en redes, en mensajes o en la calle.', facts: ['PRE-02'] },
      {
        text: '¿Ayuda sumar otro medicamento? No por su cuenta: puede esconder una enfermedad grave.',
        facts: ['EME-08'],
      },
      {
        text: '¿Y pasarlo a otra persona? Tampoco, y no debe quedar al alcance de niñas y niños.',
        facts: ['ADV-04', 'ADV-07'],
      },
    ],
  ],
  [
    [
      { text: 'La hemorragia es el primer riesgo: perder tanta sangre que haga falta un hospital.', facts: ['GRA-01'] },
      { text: 'Allí puede necesitarse una cirugía o una transfusión.', facts: ['GRA-01'] },
      { text: 'El segundo es un embarazo fuera del útero, que se llama ectópico.', facts: ['GRA-05'] },
      { text: 'Cuando se rompe, hay un sangrado interno que amenaza la vida.', facts: ['GRA-05'] },
      { text: 'Necesita su propio tratamiento en el hospital, a menudo una cirugía urgente.', facts: ['GRA-05'] },
      { text: 'Puede confundirse con un aborto.', facts: ['GRA-05'] },
    ],
    [
      {
        text: 'El tercero es la infección, una emergencia que viene sobre todo de restos en el útero.',
        facts: ['GRA-02', 'GRA-12', 'GRA-04'],
      },
      { text: 'Lleva antibióticos, y no siempre avisa con fiebre.', facts: ['GRA-12', 'GRA-02'] },
      {
        text: 'El cuarto es la rotura del útero, más probable si el embarazo está avanzado o si hubo cesárea.',
        facts: ['GRA-03', 'ADV-02'],
      },
      { text: 'Quien la sufre puede sangrar mucho, perder el útero o morir.', facts: ['GRA-13'] },
      {
        text: 'El quinto es para el bebé: si el embarazo continúa, puede haber defectos, y hay que consultar cuanto antes.',
        facts: ['GRA-06'],
      },
      {
        text: 'De aborto, rotura y defectos habla el recuadro de advertencia de la ficha de Cytotec.',
        facts: ['ADV-01'],
      },
      { text: 'El sexto es una reacción alérgica grave.', facts: ['GRA-07', 'ALA-11'] },
      { text: 'Cada uno tiene sus señales: están completas arriba, al comienzo.', facts: ['PORTAL-PAGINAS'] },
    ],
    [
      { text: 'No todo es así de grave.', facts: ['COMU-01'] },
      { text: 'En quien cuida su estómago, lo frecuente es la diarrea y el dolor de vientre.', facts: ['COMU-01'] },
      {
        text: 'La diarrea se va sola casi siempre; rara vez es tan intensa que deshidrata.',
        facts: ['COMU-02', 'GRA-08'],
      },
      { text: 'Hay quien tiene manchado, cólicos o escalofríos.', facts: ['COMU-04', 'COMU-05'] },
      {
        text: 'Con embarazo o sospecha, todo sangrado y todo dolor pide atención el mismo día.',
        facts: ['ALA-10', 'ALA-22'],
      },
    ],
    [
      {
        text: 'Antes de cualquier tratamiento, avise al personal de salud si vive con algo de esto:',
        facts: ['PRE-06'],
      },
      ...CONTRAINDICATIONS,
    ],
    [
      { text: 'La marca en una caja no asegura lo de dentro: hay falsificaciones comprobadas.', facts: ['COM-07'] },
      { text: 'Menos aún si se ofrece por redes sociales, por mensajería o en la calle.', facts: ['PRE-02'] },
      { text: 'Sumar otros medicamentos por cuenta propia puede ocultar una señal grave.', facts: ['EME-08'] },
      {
        text: 'Lo recetado es de una sola persona, y va lejos de las manos de niñas y niños.',
        facts: ['ADV-04', 'ADV-07'],
      },
    ],
  ],
  [
    [
      { text: 'Lo grave se ordena así: primero, la sangre.', facts: ['GRA-01'] },
      { text: 'Una hemorragia puede llevar al hospital, a una cirugía o a una transfusión.', facts: ['GRA-01'] },
      { text: 'Después, el lugar del embarazo: si es ectópico, está fuera del útero.', facts: ['GRA-05'] },
      { text: 'Al romperse causa un sangrado interno, y la persona puede morir.', facts: ['GRA-05'] },
      { text: 'Por eso se trata en un hospital, muchas veces con cirugía y sin demora.', facts: ['GRA-05'] },
      { text: 'Puede tomarse por un aborto, porque las señales se parecen.', facts: ['GRA-05'] },
    ],
    [
      { text: 'Luego, la infección: unos restos que no salieron bastan para causarla.', facts: ['GRA-12', 'GRA-04'] },
      {
        text: 'Aunque no es frecuente, es una emergencia, puede no dar fiebre y necesita antibióticos.',
        facts: ['GRA-02', 'GRA-12'],
      },
      { text: 'Luego, el útero mismo, que puede romperse.', facts: ['GRA-03'] },
      {
        text: 'Pesa más el riesgo con un embarazo avanzado, una cesárea u otra operación del útero.',
        facts: ['ADV-02', 'GRA-03'],
      },
      { text: 'La consecuencia puede ser un sangrado grave, quedar sin útero o la muerte.', facts: ['GRA-13'] },
      {
        text: 'Y, si el embarazo no termina, el bebé: puede nacer con defectos, y hay que consultar cuanto antes.',
        facts: ['GRA-06'],
      },
      { text: 'La ficha de Cytotec lo advierte en un recuadro.', facts: ['ADV-01'] },
      { text: 'Cualquier persona puede tener, además, una alergia grave.', facts: ['GRA-07', 'ALA-11'] },
      { text: 'Las señales de todo esto abren la página, sin que falte ninguna.', facts: ['PORTAL-PAGINAS'] },
    ],
    [
      {
        text: 'Lo común es más leve: diarrea y dolor de vientre, en quien lo usa por su estómago.',
        facts: ['COMU-01'],
      },
      {
        text: 'De ordinario la diarrea termina sola, y solo si es intensa quita mucha agua al cuerpo.',
        facts: ['COMU-02', 'GRA-08'],
      },
      { text: 'A veces hay escalofríos, manchado o cólicos.', facts: ['COMU-04', 'COMU-05'] },
      {
        text: 'En un embarazo, aunque solo se sospeche, el sangrado y el dolor se revisan hoy.',
        facts: ['ALA-10', 'ALA-22'],
      },
    ],
    [{ text: 'Hay situaciones que el personal de salud necesita conocer:', facts: ['PRE-06'] }, ...CONTRAINDICATIONS],
    [
      {
        text: 'Queda el producto: en los muestreos aparecieron copias falsas con el nombre Cytotec.',
        facts: ['COM-07'],
      },
      { text: 'De lo que circula por la calle, por redes o por mensajes nadie responde.', facts: ['PRE-02'] },
      {
        text: 'Queda también la prisa: otro medicamento, por cuenta propia, puede disimular algo grave.',
        facts: ['EME-08'],
      },
      {
        text: 'Y queda la casa: el medicamento no se presta y se guarda donde niñas y niños no lleguen.',
        facts: ['ADV-04', 'ADV-07'],
      },
    ],
  ],
  [
    [
      {
        text: 'Dos riesgos amenazan la vida antes que los demás: la hemorragia y el embarazo ectópico.',
        facts: ['GRA-01', 'GRA-05'],
      },
      { text: 'La primera es perder mucha sangre, y puede exigir hospital, cirugía o transfusión.', facts: ['GRA-01'] },
      { text: 'El segundo es un embarazo fuera del útero.', facts: ['GRA-05'] },
      {
        text: 'Si se rompe, sangra por dentro: es de hospital y, con frecuencia, de cirugía urgente.',
        facts: ['GRA-05'],
      },
      { text: 'Sin un examen puede confundirse con un aborto.', facts: ['GRA-05'] },
      { text: 'Ante la duda, compare lo que siente con las señales del comienzo.', facts: ['PORTAL-PAGINAS'] },
    ],
    [
      { text: 'También puede infectarse el útero, sobre todo si quedaron restos.', facts: ['GRA-12', 'GRA-04'] },
      { text: 'No siempre hay fiebre; es una emergencia y se trata con antibióticos.', facts: ['GRA-02', 'GRA-12'] },
      {
        text: 'La rotura del útero es más probable en un embarazo avanzado y tras una cesárea u otra cirugía.',
        facts: ['GRA-03', 'ADV-02'],
      },
      { text: 'Puede terminar en un sangrado grave, en la pérdida del útero o en la muerte.', facts: ['GRA-13'] },
      { text: 'El recuadro de la ficha de Cytotec avisa de ella, y de los defectos en el bebé.', facts: ['ADV-01'] },
      { text: 'Si hay posibilidad de que el embarazo siga, consulte lo antes posible.', facts: ['GRA-06'] },
      { text: 'Una alergia grave puede darse con este medicamento.', facts: ['GRA-07', 'ALA-11'] },
    ],
    [
      { text: 'Lo demás suele ser pasajero.', facts: ['COMU-02'] },
      { text: 'En el uso para el estómago hay sobre todo dolor de vientre y diarrea.', facts: ['COMU-01'] },
      {
        text: 'La diarrea cede en general, y si es intensa puede quitar agua al cuerpo.',
        facts: ['COMU-02', 'GRA-08'],
      },
      { text: 'Los cólicos, el manchado y los escalofríos también se conocen.', facts: ['COMU-04', 'COMU-05'] },
      {
        text: 'Pero si hay embarazo, o podría haberlo, ningún sangrado ni dolor espera: se atiende hoy.',
        facts: ['ALA-10', 'ALA-22'],
      },
    ],
    [
      { text: 'Lleve esta lista al personal de salud y señale lo que sea suyo:', facts: ['PRE-06'] },
      ...CONTRAINDICATIONS,
    ],
    [
      { text: '¿Es auténtico? Una caja no lo prueba, porque esta marca se ha falsificado.', facts: ['COM-07'] },
      { text: 'Quien lo ofrece por mensajes, por redes o en la calle no puede garantizarlo.', facts: ['PRE-02'] },
      { text: 'No mezcle medicamentos sin consejo médico: pueden tapar las señales de algo grave.', facts: ['EME-08'] },
      { text: 'No comparta el suyo, y guárdelo donde no alcancen niñas y niños.', facts: ['ADV-04', 'ADV-07'] },
    ],
  ],
]
