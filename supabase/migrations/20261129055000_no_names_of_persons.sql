-- A person's name also got through behind an institution («Hospital de Girón, María Pérez»), and alone when it came with an address. A
-- common given name that begins a source, or a part of it, and that another name follows, is a person. Behind «Hospital» or «Radio» it is
-- theirs. (src/admin/facilities/public-source.ts has the same.)
create or replace function private.has_sign_of_person(organization text) returns boolean
language sql immutable set search_path = ''
return private.folded(organization) ~ (
  'telefon|telf|llamada|llamo|whatsapp|celular|[0-9]([ .()/-]*[0-9]){6}'
  '|\y(dra?|lic|licda|lcd[oa]|ld[oa]|sra?|srta|enf|obst|ing|tlg[oa]|psic)\y'
  '|\y(doctora?|licenciad[oa]|senora?|senorita|enfermer[oa]|obstetriz|obstetra|directora?|administradora?|secretari[oa])\y'
  '|(^|[,;:/(·–—-] *|\y(con|segun|por) )'
  '(adriana|alejandr[oa]|alexandra|alfonso|alfredo|alicia|ana|andrea|andres|antonio|beatriz|byron|carlos|carmen|carolina|cecilia|cesar'
  '|cristian|cristina|daniela?|david|diana|diego|edison|eduardo|edwin|elena|elsa|enrique|erika|ernesto|fabian|fausto|felipe|fernand[oa]'
  '|francisco|freddy|gabriela?|galo|geovanny|gloria|gonzalo|gustavo|hector|hernan|hugo|ines|isabel|ivan|jaime|javier|jessica|johanna|jorge'
  '|jose|juan|julia|julio|karina|katherine|laura|lorena|lucia|luis|luisa|manuel|marcelo|marco|margarita|maria|mario|marlene|martha|mauricio'
  '|mayra|miguel|milton|monica|nancy|narcisa|nelly|nelson|norma|olga|oscar|pablo|paola|patrici[oa]|paulina|pedro|rafael|ramiro|raquel|raul'
  '|ricardo|roberto|ruben|sandra|sara|sergio|silvia|sofia|susana|teresa|veronica|vicente|victor|viviana|walter|washington|wilson|xavier'
  '|yolanda|zoila) +(?!(al?|con|de|del|en|el|la|por|y)\y)[a-z]'
);
